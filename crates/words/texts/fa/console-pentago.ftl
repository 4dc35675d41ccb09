console-pentago-colours = قرعهٔ رنگ‌ها: قرمز با { $red } و سیاه با { $black } است.
console-pentago-place = نوبت { $player } است: مهره‌ای بگذارید.
console-pentago-turn = نوبت { $player } است: قطعه‌ای را بچرخانید.
console-pentago-turn-or-skip = نوبت { $player } است: قطعه‌ای را بچرخانید، یا با «-» از چرخاندن بگذرید.
console-pentago-won = { $winner } برد. { $why }
console-pentago-drawn = مساوی. { $why }
console-pentago-fives = در یک ردیف: {"\u200E"}{ $squares }{"\u200E"}.
console-pentago-how = هر نوبت یک خانه است، سطر و ستون ({"\u200E"}1 4{"\u200E"})، و سپس یک قطعه و جهت چرخش ({"\u200E"}2 cw{"\u200E"} ساعتگرد یا {"\u200E"}2 ccw{"\u200E"} پادساعتگرد)، یا «-» برای نچرخاندن، هر جا که مجاز باشد؛ در دو سطر، یا هر دو در یک سطر: {"\u200E"}1 4 2 ccw{"\u200E"}.

# UNO in the line console.
console-uno-player = بازیکن { $number }
console-uno-comma = {"، "}
console-uno-started = کارت آغاز: { $card }. قرعهٔ آغاز به نام { $starter } افتاد. جهت بازی { $direction } است.
console-uno-started-after = کارت آغاز: { $card }. قرعهٔ آغاز به نام { $starter } افتاد، پس { $begins } آغاز می‌کند. جهت بازی { $direction } است.
console-uno-drew-cards = { $count } کارت را { $player } برداشت: { $cards }.
console-uno-direction = جهت: { $direction } { $arrow }
console-uno-colour = کارت وسط؛ رنگ جاری: { $letter } { $colour }
console-uno-no-colour = کارت وسط؛ رنگ جاری: هنوز گفته نشده
console-uno-stock = دسته: { $count }
console-uno-penalty = جریمه: { $count } کارت
console-uno-cards = { $count ->
    [one] { $count } کارت
   *[other] { $count } کارت
}
console-uno-hand = کارت‌های شما:
console-uno-scores = امتیازها، از کم به زیاد:
console-uno-points = { $count ->
    [one] { $count } امتیاز
   *[other] { $count } امتیاز
}
console-uno-won = { $winner } برد. { $why }
console-uno-shared = { $winners } با هم برنده شدند. { $why }
console-uno-asked-lay = نوبت { $player } است: کارتی بگذارید.
console-uno-asked-draw = نوبت { $player } است: هیچ کارتی نمی‌نشیند، پس draw بنویسید.
console-uno-asked-answer = نوبت { $player } است: با یکی از کارت‌های نشان‌دار به جریمهٔ { $count } کارتی پاسخ بدهید، یا take بنویسید.
console-uno-asked-take = نوبت { $player } است: هیچ کارتی پاسخ جریمهٔ { $count } کارتی نیست، پس take بنویسید.
console-uno-asked-drawn = نوبت { $player } است: کارت کشیده را بگذارید، یا pass بنویسید.
console-uno-asked-colour = نوبت { $player } است: رنگی بگویید، red (قرمز)، green (سبز)، blue (آبی) یا yellow (زرد)؛ یا فقط حرف اول آن.
console-uno-how = کارت را چنان بنویسید که زیر کارت‌های گذاشتنی آمده است ({"\u200E"}r5{"\u200E"}، {"\u200E"}g skip{"\u200E"}، {"\u200E"}b reverse{"\u200E"}، {"\u200E"}y +2{"\u200E"}، {"\u200E"}w{"\u200E"}، {"\u200E"}w4{"\u200E"})؛ رنگ‌آزاد می‌تواند رنگش را هم همراه بیاورد ({"\u200E"}w red{"\u200E"}، {"\u200E"}w4 b{"\u200E"}). وگرنه draw برای کشیدن، take برای برداشتن جریمه، pass برای رد کردن نوبت، یا رنگی که پرسیده می‌شود.
console-uno-asked-swap = نوبت { $player } است: بگویید دستتان را با که عوض می‌کنید، با شماره (‎2‎) یا ‎swap 2‎.
console-uno-asked-answer-challenge = نوبت { $player } است: با یکی از کارت‌های نشان‌دار به جریمهٔ { $count } کارتی پاسخ بدهید، یا take بنویسید، یا با challenge رنگ‌آزاد +۴ را به چالش بکشید.
console-uno-asked-take-challenge = نوبت { $player } است: هیچ کارتی پاسخ جریمهٔ { $count } کارتی نیست، پس take بنویسید، یا با challenge رنگ‌آزاد +۴ را به چالش بکشید.
console-uno-call-too = همراه کارت یکی‌مانده‌به‌آخر بگویید: ‎r5 uno‎.
console-uno-catch-too = { $player } «اونو» نگفته است: catch بنویسید.
console-uno-match = امتیازهای گرفته، از زیاد به کم:
console-time-to-act-uno = بیرون از نوبت، تا سه ثانیه: {"\u200E"}{ $actions }{"\u200E"} (Enter: ادامه).

# Advanced chess in the line console.
console-chess-points = { $points ->
    [one] { $points } امتیاز
   *[other] { $points } امتیاز
}
console-chess-negative = { $negative } منفی، خط قرمز { $line }
console-chess-beyond = { $negative } منفی، آن سوی خط قرمز { $line }
console-chess-captured = زده: {"\u200E"}{ $pieces }{"\u200E"}
console-chess-game = «{ $name }»
console-chess-number = نوبت { $number }
console-chess-last = آخرین حرکت: { $player } {"\u200E"}{ $move }{"\u200E"}
console-chess-way = دستکاری { $way }
console-chess-asked-check = نوبت { $player } است، و شاهش کیش است.
console-chess-asked-first = نوبت { $player } است: حرکت اول از دو حرکت.
console-chess-asked-second = نوبت { $player } است: حرکت دوم از دو حرکت.
console-chess-asked-first-check = نوبت { $player } است، و شاهش کیش است: حرکت اول از دو حرکت.
console-chess-asked-second-check = نوبت { $player } است، و شاهش کیش است: حرکت دوم از دو حرکت.
console-chess-asked-tampering = { $player }: دستکاری ناگهانی باشد؟ بنویسید {"\u200E"}tamper a{"\u200E"} (هر چند نوبت یک بار)، {"\u200E"}b{"\u200E"} (هر بار پس از شمار تازه‌ای از نوبت‌ها)، {"\u200E"}c{"\u200E"} (هر چند دقیقه یک بار)، {"\u200E"}d{"\u200E"} (هر بار پس از شمار تازه‌ای از دقیقه‌ها)، یا {"\u200E"}tamper none{"\u200E"}. تنها اگر هر دو بخواهند در کار است.
console-chess-touched = { $player } مهرهٔ خانهٔ {"\u200E"}{ $square }{"\u200E"} را برمی‌دارد.
console-chess-won = { $winner } برد. سفید { $white }، سیاه { $black }. { $why }
console-chess-drawn = مساوی. سفید { $white }، سیاه { $black }. { $why }
console-chess-help-undo = آخرین حرکت خودتان را با ۵ امتیاز منفی پس می‌گیرد
console-chess-help-double = حرکت دوتایی اعلام می‌کند، با پرداخت امتیاز
console-chess-help-ledger = همهٔ نوبت‌ها با تک‌تک امتیازها و دلیلشان
console-chess-help-position = کل وضعیت در یک سطر متن
console-chess-ledger-turn = { $number }. { $player }
console-chess-ledger-double = { $number }. { $player }، حرکت دوتایی: امتیازی ندارد
console-chess-ledger-move = {"\u200E"}{ $move }{"\u200E"}
console-chess-ledger-red-line = {"\u200E"}{ $move }{"\u200E"}، تصادفی (خط قرمز)
console-chess-ledger-tampering = {"\u200E"}{ $move }{"\u200E"}، تصادفی (دستکاری)
console-chess-ledger-gain = {"\u200E"}+{ $points }{"\u200E"} { $reason } ({"\u200E"}{ $square }{"\u200E"})
console-chess-ledger-lost = نوبت از دست رفت: قرعه {"\u200E"}{ $move }{"\u200E"} بود که مجاز نیست
console-chess-ledger-sum = { $player }: { $points } امتیاز، { $negative } منفی
console-chess-ledger-empty = هنوز حرکتی نشده است.

# Its files and formats.
refusal-chess-player-name-unfit = «{ $name }» نمی‌تواند بخشی از نام پرونده باشد: دست‌کم یک نویسه، بدون {"\u200E"}/ \ : * ? " < > |{"\u200E"}، بی نقطه یا فاصله در دو سر، و حداکثر ۶۰ بایت.
refusal-chess-file-exists = پروندهٔ {"\u200E"}{ $file }{"\u200E"} از پیش هست.
refusal-chess-file-in-use = پروندهٔ {"\u200E"}{ $file }{"\u200E"} در دست است: در آن بازی می‌شود.
refusal-chess-file-missing = پروندهٔ {"\u200E"}{ $file }{"\u200E"} اینجا نیست.
refusal-chess-file-failed = {"\u200E"}{ $file }{"\u200E"}: { $why }.
refusal-chess-pgn-not-read = اینجا PGN خوانده نمی‌شود: جایی برای برداشتن مهره، پس گرفتن حرکت و قرعه‌ها ندارد. پروندهٔ {"\u200E"}.acd{"\u200E"} به کار ببرید.

# The start: a new game, going on, looking through.
console-chess-menu = بنویسید new (بازی تازه)، continue (ادامه) یا review (مرور)؛ quit برای خروج.
console-chess-ask-white = نام سفید؟ با {"‎"}computer{"‎"} (یا {"‎"}computer:newcomer{"‎"}، casual، club، expert، master) رایانه بازی می‌کند.
console-chess-ask-black = نام سیاه؟
console-chess-ask-name = نام بازی؟
console-chess-ask-side-threats = تهدیدهای جانبی؟ هر مهرهٔ زیر حمله حساب می‌شود، مات ۷۰ امتیاز دارد و حرکت دوتایی ۵۰ امتیاز می‌خواهد. yes یا no
console-chess-ask-tampering = دستکاری ناگهانی؟ پیش از حرکت اول شیوهٔ آن از هر دو پرسیده می‌شود. yes یا no
console-chess-ask-replace = پروندهٔ {"‎"}{ $file }{"‎"} از پیش هست. جایش را بگیرد؟ yes یا no
console-chess-kept = بازی در {"‎"}{ $file }{"‎"} نگه داشته می‌شود.
console-chess-torn = سطر { $line } پرونده تا پایان نوشته نشده بود و کنار گذاشته شد.
console-chess-goes-on-new = از اینجا بازی تازه‌ای آغاز می‌شود.
refusal-chess-yes-or-no = بنویسید yes یا no.
console-chess-help-restart = آغاز دوباره با همان بازیکنان و گزینه‌ها
console-chess-help-restart-over = همان، روی پروندهٔ همین بازی
console-chess-ask-or = { $question } (Enter: { $usual })

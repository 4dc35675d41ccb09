game-chess = شطرنج پیشرفته
game-chess-about = شطرنج امتیازی: تهدید، زدن و کیش امتیاز دارد و بی‌دقتی هزینه. امتیاز بیشتر برنده است.
role-chess-white = سفید
role-chess-black = سیاه
reason-chess-mate = مات شد. امتیازها برنده را معلوم می‌کنند.
reason-chess-stalemate = پات شد. امتیازها برنده را معلوم می‌کنند.
reason-chess-dead = دیگر هیچ‌یک نمی‌تواند مات کند. امتیازها برنده را معلوم می‌کنند.
reason-chess-threefold = یک وضعیت برای بار سوم پیش آمد. امتیازها برنده را معلوم می‌کنند.
reason-chess-fifty = پنجاه حرکت بی آنکه مهره‌ای زده شود یا پیاده‌ای حرکت کند. امتیازها برنده را معلوم می‌کنند.
reason-chess-resigned = بازیکن دیگر تسلیم شد.

option-chess-name = نام بازی
option-chess-name-about = در بازی دیده می‌شود و در نام پروندهٔ ثبت می‌آید.
option-chess-side-threats = تهدیدهای جانبی
option-chess-side-threats-about = پس از حرکت، هر مهره‌ای که به آن حمله می‌کنید به حساب می‌آید، نه تنها آنچه مهرهٔ حرکت‌کرده تهدید می‌کند. مات ۷۰ امتیاز دارد و حرکت دوتایی ۵۰ امتیاز می‌خواهد.
option-chess-tampering = دستکاری ناگهانی
option-chess-tampering-about = پیش از حرکت نخست از هر دو پرسیده می‌شود. اگر هر دو بخواهند، گاه‌گاه به جای شما حرکتی تصادفی انجام می‌شود.
option-chess-position = وضعیت آغاز
option-chess-position-about = یک {"\u200E"}FEN{"\u200E"} و اگر خواستید امتیازها پس از آن: {"\u200E"}… w KQkq - 0 1 points 0 3 negative 5 0 turn 3{"\u200E"}. خالی یعنی چینش معمول.

refusal-chess-not-a-move = این حرکت نیست: مهره ({"\u200E"}K Q R B H P{"\u200E"})، از کجا، به کجا؛ مانند {"\u200E"}Pc2c4{"\u200E"}؛ یا {"\u200E"}undo{"\u200E"}، {"\u200E"}double{"\u200E"}، {"\u200E"}touch c2{"\u200E"}.
refusal-chess-no-such-piece = مهره‌ای با حرف «{"\u200E"}{ $letter }{"\u200E"}» نیست: {"\u200E"}K, Q, R, B, H{"\u200E"} (اسب) یا {"\u200E"}P{"\u200E"}.
refusal-chess-no-such-square = خانه‌ای به نام «{"\u200E"}{ $square }{"\u200E"}» نیست: ستون {"\u200E"}a–h{"\u200E"} و ردیف {"\u200E"}1–8{"\u200E"}، مانند {"\u200E"}e4{"\u200E"}.
refusal-chess-no-such-promotion = پیاده نمی‌تواند «{"\u200E"}{ $letter }{"\u200E"}» شود: {"\u200E"}Q, R, B{"\u200E"} یا {"\u200E"}H{"\u200E"}.
refusal-chess-empty-square = در {"\u200E"}{ $square }{"\u200E"} مهره‌ای نیست.
refusal-chess-wrong-piece = در {"\u200E"}{ $square }{"\u200E"} { $stands } ایستاده است، نه { $said }.
refusal-chess-not-yours = مهرهٔ {"\u200E"}{ $square }{"\u200E"} از آنِ حریف است.
refusal-chess-own-piece = در {"\u200E"}{ $square }{"\u200E"} مهرهٔ خودتان ایستاده است.
refusal-chess-king-never-captured = شاهِ {"\u200E"}{ $square }{"\u200E"} را نمی‌توان زد؛ شاه هرگز زده نمی‌شود.
refusal-chess-cannot-go = { $piece } از {"\u200E"}{ $from }{"\u200E"} به {"\u200E"}{ $to }{"\u200E"} نمی‌رود.
refusal-chess-blocked = مهرهٔ {"\u200E"}{ $square }{"\u200E"} سر راه است.
refusal-chess-nothing-to-capture = پیاده تنها برای زدن کج می‌رود و در {"\u200E"}{ $square }{"\u200E"} چیزی برای زدن نیست.
refusal-chess-leaves-king = شاه شما کیش می‌ماند.
refusal-chess-promotion-missing = بگویید پیاده چه می‌شود: {"\u200E"}Q{"\u200E"}، {"\u200E"}R{"\u200E"}، {"\u200E"}B{"\u200E"} یا {"\u200E"}H{"\u200E"} در پایان، مانند {"\u200E"}Pe7e8Q{"\u200E"}.
refusal-chess-no-promotion = تنها پیاده‌ای که به ردیف آخر برسد مهرهٔ دیگری می‌شود.
refusal-chess-castling-gone = دیگر در آن سو نمی‌توانید قلعه بروید: شاه یا آن رخ حرکت کرده است.
refusal-chess-castling-attacked = نمی‌توانید قلعه بروید: {"\u200E"}{ $square }{"\u200E"} زیر حمله است.
refusal-chess-touched-already = مهرهٔ {"\u200E"}{ $square }{"\u200E"} را پیش‌تر برداشته‌اید.
refusal-chess-nothing-to-undo = چیزی برای پس گرفتن ندارید: تنها حرکت آخر خودتان، تا وقتی حریف مهره‌ای را نگرفته یا حرکت نداده، و نه حرکت تصادفی.
refusal-chess-undone-enough = در این نوبت { $most } بار پس گرفته‌اید؛ بس است.
refusal-chess-opponents-turn = نوبت حریف است؛ تنها می‌توانید حرکتتان را پس بگیرید.
refusal-chess-too-few-points = حرکت دوتایی { $price } امتیاز می‌خواهد و شما { $have } امتیاز دارید.
refusal-chess-doubled-already = حرکت دوتایی شما در جریان است.
refusal-chess-answer-first = نخست باید به پرسش دستکاری پاسخ داد.
refusal-chess-not-asked = اکنون کسی دربارهٔ دستکاری نمی‌پرسد.
refusal-chess-name-unfit = نام بازی نمی‌تواند در نام پرونده بیاید: بی {"\u200E"}/ \ : * ? " < > |{"\u200E"}، بی نقطه یا فاصله در دو سر، و حداکثر ۶۰ بایت.
refusal-chess-position-unreadable = این وضعیت نیست: یک {"\u200E"}FEN{"\u200E"} و پس از آن اگر خواستید {"\u200E"}points 0 3 negative 5 0 turn 3{"\u200E"}.
refusal-chess-position-over = در این وضعیت بازی تمام شده است.

# Pieces.
chess-piece-pawn = پیاده
chess-piece-knight = اسب
chess-piece-bishop = فیل
chess-piece-rook = رخ
chess-piece-queen = وزیر
chess-piece-king = شاه

# What points are for, in the ledger: "threat: queen +5".
chess-gain-threat = تهدید { $piece }
chess-gain-capture = زدن { $piece }
chess-gain-check = کیش
chess-gain-mate = مات
chess-gain-crossing = پیاده در نیمهٔ حریف
chess-fault-undo = پس گرفتن حرکت
chess-fault-back = بازگرداندن مهره
chess-fault-touch = برداشتن مهره‌ای دیگر
chess-way-a = الف: هر چند نوبت یک بار
chess-way-b = ب: هر بار پس از شمار تازه‌ای از نوبت‌ها
chess-way-c = پ: هر چند دقیقه یک بار
chess-way-d = ت: هر بار پس از شمار تازه‌ای از دقیقه‌ها
chess-way-none = بی دستکاری

# What happened, a line each.
chess-event-answered = پاسخ { $player }: { $way }.
chess-event-agreed = هر دو یک چیز می‌خواهند. { $way }.
chess-event-agreed-drawn = خواست‌ها یکی نیست، پس قرعه کشیده شد. { $way }.
chess-event-agreed-none = دستکاری در کار نیست.
chess-event-touched = { $player } { $piece } را در {"\u200E"}{ $square }{"\u200E"} برمی‌دارد.
chess-event-doubled = { $player } با { $price } امتیاز حرکت دوتایی اعلام می‌کند.
chess-event-red-line = { $player } با { $negative } امتیاز منفی از خط قرمز گذشته است: حرکتی تصادفی.
chess-event-tampered = دستکاری! حرکتی تصادفی به جای { $player } انجام می‌شود.
chess-event-moved = { $player }: {"\u200E"}{ $move }{"\u200E"}
chess-event-moved-capture = { $player }: {"\u200E"}{ $move }{"\u200E"}، { $piece } را می‌زند
chess-event-check = کیش.
chess-event-lost = { $player } نوبت را از دست داد: قرعه {"\u200E"}{ $move }{"\u200E"} بود که مجاز نیست.
chess-event-earned = {"\u200E"}+{ $points }{"\u200E"} { $reason }
chess-event-charged = { $points } امتیاز منفی: { $fault }
chess-event-relieved = { $points } امتیاز منفی کم شد.
chess-event-undone = { $player } حرکت {"\u200E"}{ $move }{"\u200E"} را پس گرفت.
chess-event-undone-points = { $player } حرکت {"\u200E"}{ $move }{"\u200E"} را پس گرفت و { $points } امتیاز هم با آن رفت.
chess-event-refund = { $points } امتیاز حرکت دوتایی به { $player } بازمی‌گردد.
chess-how = حرکت را بنویسید: مهره، از، به ({"\u200E"}Pc2c4{"\u200E"}، {"\u200E"}Hg1f3{"\u200E"}، {"\u200E"}Ke1g1{"\u200E"}، {"\u200E"}Pe7e8Q{"\u200E"}). و نیز: {"\u200E"}double{"\u200E"}، {"\u200E"}undo{"\u200E"}، {"\u200E"}touch e2{"\u200E"}.
chess-how-tampering = دستکاری ناگهانی باشد؟ بنویسید {"\u200E"}tamper a{"\u200E"}، {"\u200E"}b{"\u200E"}، {"\u200E"}c{"\u200E"} یا {"\u200E"}d{"\u200E"}؛ و اگر نه {"\u200E"}tamper none{"\u200E"}.

chess-points = { $points } امتیاز
chess-part-tampering = به پرسش دستکاری پاسخ دهید
chess-part-first = حرکت نخست از دو حرکت
chess-part-second = حرکت دوم
chess-awaited-tampering = پاسخ به پرسش دستکاری
chess-awaited-first = حرکت نخست از دو حرکت
chess-awaited-second = حرکت دوم
chess-did-undo = پس گرفته شد
chess-did-double = حرکت دوتایی
chess-did-touch = برداشتن {"\u200E"}{ $square }{"\u200E"}

# What happened, in sentences.
chess-event-last = آخرین حرکت: { $player } { $move }.
chess-event-last-earned = آخرین حرکت: { $player } { $move }، { $points } امتیاز.
chess-piece-at = { $piece } {"\u200E"}{ $square }{"\u200E"}
chess-event-touched-notice = برداشته شد: { $pieces }. حرکت دادن مهرهٔ دیگر { $points } امتیاز منفی دارد.
chess-struck-tampering = دستکاری! به جای { $player } حرکتی تصادفی انجام شد: { $move }.
chess-struck-red-line = خط قرمز! بخت به جای { $player } حرکت کرد: { $move }.
chess-struck-lost = خط قرمز! قرعهٔ { $player } { $move } بود که مجاز نیست: نوبت از دست رفت.

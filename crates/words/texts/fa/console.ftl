console-turn = نوبت { $player } است.
console-player = { $seat } ({ $name })
console-computer = رایانه، { $level }
console-over = بازی تمام شد. { $result }
console-seat = بازیکن { $number }
console-hand-over = نوبت { $player } است. دیگران نگاه نکنند. وقتی آماده بودید Enter را بزنید.
console-handed-over = —— { $player } ——
console-how-many = چند نفر بازی می‌کنند؟ از { $least } تا { $most }.
console-how-many-again = عددی از { $least } تا { $most } بنویسید.
console-part = بخش { $number } این سطر: { $why } هیچ کاری انجام نشد.
console-rest = بازی تمام شد، پس «{"\u200E"}{ $rest }{"\u200E"}» دیگر لازم نیست.
console-hint = راهنمایی: {"\u200E"}{ $move }{"\u200E"}
console-saved = در {"\u200E"}{ $file }{"\u200E"} ذخیره شد.
console-not-saved = در {"\u200E"}{ $file }{"\u200E"} ذخیره نشد: { $why }.
console-file-exists = پروندهٔ {"\u200E"}{ $file }{"\u200E"} از پیش هست؛ با «{"\u200E"}save! { $file }{"\u200E"}» روی آن نوشته می‌شود.
console-too-long = این سطر بیش از اندازه دراز است.
console-too-late = پیش از این سطر چیزی پیش آمد، پس این سطر اجرا نشد.
console-time-to-act = پس از حرکت شما رایانه سه ثانیه صبر می‌کند: برای پس گرفتن آن undo بنویسید، یا برای ادامه Enter را بزنید.
console-computer-acts = نوبت رایانه است؛ پس از حرکتش دوباره بنویسید.
console-alone = پس از «{ $verb }» نباید چیزی بیاید.
console-restart-replaces = این بازی در {"\u200E"}{ $file }{"\u200E"} نگه داشته می‌شود. برای آنکه بازی تازه جای آن را بگیرد {"\u200E"}restart!{"\u200E"} بنویسید.
console-unsaved = بازی ذخیره نشده است. برای رفتن دوباره quit و برای نگه‌داشتن بازی save را بنویسید.
console-interrupted = برای رفتن quit و برای دیدن فرمان‌های دیگر help را بنویسید.
console-quit = بازی ناتمام ماند.
console-input-ended = ورودی به پایان رسید؛ بازی ناتمام ماند.
console-no-hint = برای این وضعیت راهنمایی نیست.

console-help-undo = آخرین حرکت را پس می‌گیرد
console-help-hint = از رایانه حرکتی می‌پرسد
console-help-moves = همهٔ حرکت‌های ممکن را نشان می‌دهد
console-help-save = بازی را در پرونده‌ای نگه می‌دارد
console-help-save-over = همان، روی پرونده‌ای که از پیش هست
console-help-resign = تسلیم
console-help-quit = خروج
console-help-help = همین فهرست
console-help-file = FILE

console-record-true = {"\u200E"}{ $file }{"\u200E"}: ثبت درستی از { $game }، { $count ->
    [one] { $count } سطر
   *[other] { $count } سطر
}.
console-record-part = فقط آنچه سالم است نشان داده می‌شود. { $why }
console-record-players = { $game }: { $players }
console-record-unfinished = بازی اینجا ناتمام ماند.
console-replay-move = { $number }. { $player }: {"\u200E"}{ $move }{"\u200E"}
console-record-clock = ساعت: { $clock }
console-replay-clock = { $told } [{ $left }]
console-replay-left = { $number }. { $player } کنار می‌رود.
console-replay-timer = { $number }. وقت تمام شد.
console-replay-at = حرکت { $number } از { $count }
console-replay-keys = → بعدی · ← قبلی · Home اول · End آخر · 0–9 و Enter پرش · فاصله پخش خودکار · q خروج
console-replay-playing = پخش خودکار
console-replay-jump = به حرکت { $number }
console-review-how = { $count ->
    [one] { $count } گام.
   *[other] { $count } گام.
} بنویسید next (بعدی)، previous (قبلی)، first، last، یک شماره، {"‎"}go on{"‎"} (ادامه در بازی تازه) یا exit (خروج).
console-review-again = بنویسید next، previous، first، last، شماره‌ای تا { $count }، {"‎"}go on{"‎"} یا exit.
console-review-first = این آغاز بازی است.
console-review-last = این پایان بازی است.

refusal-pipe-no-match = هنوز بازی‌ای آغاز نشده است؛ با {"\u200E"}{"{"}"op":"new"{"}"}{"\u200E"} آغاز کنید.
refusal-pipe-not-utf8 = این سطر متن UTF-8 نیست.
refusal-pipe-not-json = این سطر JSON نیست: { $detail }.
refusal-pipe-not-an-object = این سطر یک شیء JSON نیست.
refusal-pipe-too-long = این سطر از { $most } بایت درازتر است.
refusal-pipe-unknown-op = فرمان «{ $op }» وجود ندارد؛ فرمان‌ها این‌ها هستند: new، act، view، rewind، fire، drop و state.
refusal-pipe-unknown-field = «{ $op }» فیلدی به نام «{ $field }» ندارد.
refusal-pipe-missing-field = فیلد «{ $field }» نیامده است.
refusal-pipe-not-text = فیلد «{ $field }» باید متن باشد.
refusal-pipe-not-a-number = فیلد «{ $field }» باید عددی صحیح و نامنفی باشد.
refusal-pipe-not-a-seed = فیلد «{ $field }» باید عددی صحیح و نامنفی یا ۶۴ رقم شانزده‌شانزدهی باشد.
refusal-pipe-not-a-viewer = فیلد «{ $field }» باید seat:0 (یا جایگاهی دیگر)، spectator یا referee باشد.
refusal-pipe-no-randomness = سیستم عدد تصادفی نمی‌دهد؛ بذری تعیین کنید.

refusal-console-no-game = بازی «{ $game }» اینجا نیست؛ بازی‌ها این‌ها هستند: { $games }.
refusal-console-no-format = برای { $game } قالب «{ $format }» نیست؛ قالب‌ها این‌ها هستند: { $formats }.
refusal-console-unknown-format = این پرونده در هیچ قالب شناخته‌ای نیست.
refusal-console-no-player = «{ $player }» بازیکن نیست؛ بنویسید person یا computer یا یکی از سطح‌ها: { $levels }.
refusal-console-people-count = { $people } نفر روی { $seats } جا نمی‌نشینند.
refusal-console-player-count = { $game } بازی { $seats } نفره است، نه { $count } نفره.
refusal-console-player-range = { $game } بازی { $least } تا { $most } نفره است، نه { $count } نفره.
refusal-console-seats-in-file = پرونده { $seats } جایگاه دارد، نه { $count }.
refusal-console-game-in-file = این پرونده بازی { $found } است، نه { $game }.
refusal-console-import-no-game = این هیچ بازی‌ای را نمی‌گوید: حرکتی در آن نیست.
refusal-console-config-json = گزینه‌ها JSON نیستند: { $detail }.
refusal-console-load-which = ‏{"\u200E"}--load{"\u200E"} بی نام پرونده فهرستی نشان می‌دهد؛ تنها در پایانه و وقتی چیز دیگری دربارهٔ بازی گفته نشده باشد. وگرنه نام پرونده را بنویسید.
refusal-console-no-former = بازی نگه‌داشته‌شده‌ای از { $game } نیست و در این پوشه هم پرونده‌ای از آن نیست.
refusal-console-config-in-file = بازی ذخیره‌شده گزینه‌ها و بذر خودش را دارد.
refusal-console-too-large = پروندهٔ {"\u200E"}{ $file }{"\u200E"} برای یک ثبت بازی بیش از اندازه بزرگ است.
refusal-console-exists = پروندهٔ {"\u200E"}{ $file }{"\u200E"} از پیش هست؛ با {"\u200E"}--force{"\u200E"} روی آن نوشته می‌شود.
refusal-console-exists-already = پروندهٔ {"\u200E"}{ $file }{"\u200E"} از پیش هست؛ پروندهٔ دیگری نام ببرید یا با {"\u200E"}--load{"\u200E"} همان بازی را ادامه دهید.
refusal-console-set-shape = «{ $text }» گزینه‌ای را تعیین نمی‌کند؛ به شکل {"\u200E"}KEY=VALUE{"\u200E"} بنویسید.
refusal-console-set-unknown = بازی { $game } گزینه‌ای به نام «{ $key }» ندارد؛ گزینه‌ها: { $keys }.
refusal-console-set-no-options = بازی { $game } گزینه‌ای برای تعیین ندارد.
refusal-console-set-twice = گزینهٔ «{ $key }» دو بار آمده است.
refusal-console-set-not-text = پروندهٔ {"\u200E"}{ $file }{"\u200E"} متن UTF-8 نیست.
refusal-console-set-flag = «{ $value }» برای گزینهٔ «{ $key }» درست نیست؛ true یا false بنویسید.
refusal-console-set-number = «{ $value }» برای گزینهٔ «{ $key }» درست نیست؛ عددی درست از { $least } تا { $most } بنویسید.
refusal-console-set-choice = «{ $value }» برای گزینهٔ «{ $key }» درست نیست؛ مقدارها: { $among }.
refusal-console-set-long = متن گزینهٔ «{ $key }» بیش از اندازه بلند است: حداکثر { $most } بایت.

console-former = بازی‌های ناتمام:
console-former-all = همهٔ بازی‌های نگه‌داشته‌شده از این نوع، و پرونده‌های این پوشه:
console-former-over = تمام‌شده
console-former-unreadable = این پرونده را نمی‌توان به‌عنوان بازی خواند.
console-former-ask = شمارهٔ بازی را برای ادامه بنویسید، یا برای بازی تازه Enter بزنید.
console-played-elsewhere = آن بازی در پنجرهٔ دیگری در جریان است.
console-left = بازی نگه داشته شد. برای ادامه: meydan play { $game }
console-whom = با چه کسی؟ people یا «آدم‌ها» (پشت همین صفحه‌کلید)، یا رایانه با سطح آن: { $levels }. ‏Enter: { $usual }.
console-whom-people = آدم‌ها
console-none-of = این هیچ‌کدام از این‌ها نیست: { $answers }.
console-which-seat = با کدام بازی می‌کنید؟ { $roles }. ‏Enter: { $usual }.

console-words = برگرد=undo راهنمایی=hint حرکت‌ها=moves ذخیره=save ذخیره!=save! تسلیم=resign خروج=quit کمک=help دوبل=double دفتر=ledger موقعیت=position دوباره=restart دوباره!=restart! بکش=draw بردار=take رد=pass بازی=play بچرخان=tap حمله=attack دفاع=defend هیچ=none تمام=done لغو=cancel میز=table دست=hand سوخته=discard دسته‌ها=decks کارت=card تازه=new ادامه=continue مرور=review

tui-welcome = جای باز و فراخی که مردم برای بازی در آن گرد می‌آیند.
tui-games = بازی‌ها
tui-open = باز کردن بازی ذخیره‌شده
tui-language = زبان: { $language }
tui-help = راهنما
tui-leave = خروج
tui-too-small = اندازهٔ پنجره اکنون { $width }×{ $height } است. میدان { $least-width }×{ $least-height } لازم دارد؛ بزرگ‌ترش کنید تا همه چیز از همان‌جا ادامه یابد. خروج: Ctrl-C

tui-key-choose = انتخاب
tui-key-open = باز کردن
tui-key-change = تغییر
tui-key-onward = بعدی
tui-key-back = بازگشت
tui-key-close = بستن
tui-key-done = تمام
tui-key-turn = ورق زدن
tui-key-play = بازی
tui-key-undo = پس گرفتن
tui-key-hint = راهنمایی
tui-key-save = ذخیره
tui-key-resign = تسلیم
tui-key-new = بازی نو
tui-key-rules = قواعد
tui-key-language = زبان
tui-key-help = راهنما
tui-key-leave = خروج
tui-key-first = اول
tui-key-previous = قبلی
tui-key-next = بعدی
tui-key-last = آخر
tui-key-autoplay = پخش خودکار
tui-key-who = نوبت دیگری
tui-key-begin = ادامه از اینجا
tui-key-ledger = دفتر حساب
tui-ledger = دفتر حساب

tui-setup = بازی تازه
tui-whom = با چه کسی
tui-whom-people = چند نفر پای همین صفحه
tui-whom-people-about = به نوبت با همین صفحه‌کلید بازی می‌کنید.
tui-whom-computer = رایانه
tui-whom-computer-about = شما در برابر رایانه.
tui-whom-nobody = هیچ‌کس؛ تماشا می‌کنم
tui-whom-nobody-about = رایانه با خودش بازی می‌کند.
tui-seats = چند نفر
tui-people = چند نفرشان آدم
tui-people-about = جاهای دیگر را رایانه پر می‌کند. میان کسانی که چیزی پنهان دارند صفحه پوشیده می‌شود.
tui-mine = شما
tui-level = سطح
tui-name-of = نام { $seat }
tui-name-yours = نام شما
tui-drawn = اینکه هر کس با کدام طرف بازی کند با قرعه معلوم می‌شود.
tui-name-about = نامی بنویسید یا خالی بگذارید.
tui-yes = بله
tui-no = خیر
tui-start = شروع

tui-replay = بازی ثبت‌شده
tui-players = بازیکنان
tui-player = بازیکن { $number }
tui-computer = رایانه، { $level }
tui-status-turn = نوبت اوست
tui-status-thinking = در حال فکر کردن…
tui-status-won = برنده
tui-moves = حرکت‌ها { $shown } از { $count }
tui-entry-of = { $player }: { $action }
tui-entry-resigned = تسلیم
tui-entry-timer = زمان
tui-entry-undone = پس گرفتن

tui-turn = نوبت { $player } است.
tui-asked = { $player }: { $asked }.
tui-thinking = { $player } در حال فکر کردن است…
tui-played = { $player }: { $action }.
tui-forced = { $player } فقط یک انتخاب داشت: { $action }.
tui-forced-othello-pass = { $player } حرکتی ندارد و رد می‌شود.
tui-typed = خانه: { $typed }_
tui-hint-coming = در جست‌وجوی حرکتی خوب…
tui-timer-struck = زمانش رسید.
tui-undone = پس گرفته شد.
tui-kept = حرکت به حرکت در {"\u200E"}{ $file }{"\u200E"} نوشته می‌شود.
tui-not-kept = {"\u200E"}{ $file }{"\u200E"} دست‌نخورده ماند؛ این بازی ثبت نمی‌شود.
tui-saved = در { $file } ذخیره شد.
tui-looking = این حرکت { $shown } از { $count } است. کلید End به بازی برمی‌گرداند.
tui-replaying = حرکت { $shown } از { $count }.
tui-won-only = { $player } برد.
tui-won = { $player } برد، { $points }.
tui-shared = { $players } با هم برنده شدند، { $points }.
tui-draw-only = مساوی.
tui-draw = مساوی، { $points }.
tui-cover = نوبت { $player } است. صفحه را به او بدهید و سپس Enter را بزنید.

tui-no-such-place = چنین جایی اینجا نیست؛ ? کلیدها را نشان می‌دهد.
tui-does-not-follow = { $place } نمی‌تواند ادامهٔ این انتخاب باشد؛ Esc پس می‌گیرد.
tui-looking-back = حرکتی گذشته را می‌بینید. کلید End به بازی برمی‌گرداند.
tui-only-looking = این یک بازی ثبت‌شده است و تغییر نمی‌کند.
tui-wait = صبر کنید: نوبت شما نیست.
tui-no-thought = چیزی به فکر رایانه نرسید. حرکت را پس بگیرید یا خارج شوید.
tui-nobody-resigns = اکنون کسی نمی‌تواند تسلیم شود.
tui-no-file-name = نام یک پرونده را بنویسید.
tui-not-saved = در { $file } ذخیره نشد: { $why }.
tui-not-opened = پروندهٔ { $file } باز نشد: { $why }.

tui-save-title = ذخیرهٔ بازی
tui-save-about = کجا؟ پرونده‌ای که هست بی‌پرسش جایگزین نمی‌شود.
tui-open-title = باز کردن بازی ذخیره‌شده
tui-open-about = کدام پرونده؟ نام پرونده‌ها با ‎.meydan تمام می‌شود.
tui-ask-resign = { $player } واقعاً تسلیم شود؟
tui-ask-leave = بازی تمام نشده است. می‌توان آن را ذخیره کرد و بعد ادامه داد.
tui-ask-new = بازی تمام نشده است. با این همه بازی تازه‌ای شروع شود؟
tui-ask-replace = پروندهٔ { $file } از پیش هست. جایگزین شود؟
tui-ask-go-on = این بازی تمام نشده است.
tui-answer-yes = بله
tui-answer-resign = تسلیم
tui-answer-stay = ادامهٔ بازی
tui-answer-save = ذخیره و سپس خروج
tui-answer-leave = خروج بدون ذخیره
tui-answer-new = شروع بازی تازه
tui-answer-replace = جایگزین شود
tui-answer-without = بماند، بی پرونده بازی می‌کنم
tui-answer-keep = بماند؛ نام دیگری می‌نویسم
tui-answer-go-on = ادامهٔ بازی
tui-answer-look = مرور بازی
tui-answer-back = بازگشت

tui-rules = قواعد: { $game }
tui-help-text =
    بازی کردن
    کلیدهای جهت میان خانه‌ها حرکت می‌کنند و Tab به خانهٔ بعدی می‌رود که می‌توان در آن بازی کرد. Enter یا فاصله همان‌جا بازی می‌کند. Esc انتخاب را پس می‌گیرد. خانه را می‌توان با ماوس هم برگزید یا نامش را نوشت (مانند d3).

    نشانه‌های صفحه: نقطه جایی که می‌توان بازی کرد، قلاب جایی که شما هستید، پرانتز گرد آخرین حرکت، لوزی برای راهنمایی و ضربدر جایی که حرکت پذیرفته نشد.

    فرمان‌ها
    U  پس گرفتن – I  راهنمایی – S  ذخیره – R  تسلیم
    N  بازی نو – M  قواعد – L  زبان – Q  خروج
    W  بازیکنی دیگر صفحه‌کلید را می‌گیرد، اگر چند نفر هم‌زمان نوبت دارند
    حرف کوچک همان کار را می‌کند، اگر نام خانه‌ای با آن شروع نشود.

    حرکت‌ها
    ویرگول و نقطه (یا چرخ ماوس) حرکت‌ها را عقب و جلو می‌برند؛ Home به حرکت اول و End به بازی برمی‌گردد. روی هر حرکت فهرست می‌توان کلیک کرد. در بازی ثبت‌شده P پخش خودکار است.

    Ctrl-L صفحه را از نو می‌کشد، Ctrl-Z برنامه را معلق می‌کند و Ctrl-C خارج می‌شود.
tui-button-othello-pass = رد
tui-button-pentago-skip = نچرخاندن ({"\u200E"}-{"\u200E"})
tui-keys-pentago = کلیدها: خانه با سطر و ستون نوشته می‌شود (14)، چرخش با قطعه و جهت (2cw یا 2ccw)، و نچرخاندن با -.
tui-lines = ({ $count } سطر)

tui-former = بازی‌های پیشین
tui-former-row = بازی‌های پیشین: ادامه یا مرور یکی از آن‌ها
tui-former-none = هنوز بازی‌ای نیست. هر بازی هنگام بازی‌شدن اینجا نگه داشته می‌شود و پرونده‌های این پوشه هم فهرست می‌شوند. O پرونده‌ای را با نامش باز می‌کند.
tui-former-over = تمام‌شده
tui-former-on = ناتمام
tui-former-unreadable = این پرونده را نمی‌توان به‌عنوان بازی خواند.
tui-go-on-with = ادامه: { $game }
tui-key-forget = حذف
tui-key-file = نام پرونده
tui-key-text = صفحه یا متن
tui-ask-look = این بازی تمام شده است. چگونه دوباره نشان داده شود؟
tui-ask-forget = این بازی برای همیشه حذف شود؟
tui-answer-read = خواندن به‌صورت متن
tui-answer-forget = حذفش کن
tui-answer-keep-it = بماند
tui-played-elsewhere = این بازی در پنجرهٔ دیگری در جریان است.
tui-left = بازی نگه داشته شد. برای ادامه: meydan play { $game }

tui-answer-again = بازی دوباره
tui-answer-save-it = ذخیره در پرونده
tui-answer-leave-it = خروج
tui-answer-board = دیدن صفحه
tui-end = پایان

# The pages of the hall. Keys: web-<page or part>-<what>.
web-title = { $page } · میدان
web-skip = رفتن به محتوا
web-home-link = میدان، به تالار
web-settings = تنظیمات
web-language = زبان
web-theme = روشن یا تیره
web-theme-system = مانند دستگاه
web-theme-light = روشن
web-theme-dark = تیره
web-pace = سرعت بازی رایانه
web-pace-at-once = بی‌درنگ
web-pace-brisk = تند
web-pace-calm = آرام
web-sound = صدا
web-sound-on = صدا روشن است
web-sound-off = صدا خاموش است
web-footer = تالار بازی: هر که بنشیند، بازی می‌کند.
web-share-picture = میدان، تالار بازی: صفحه‌ها، کارت‌ها و مهره‌ها گرد یک ستارهٔ هشت‌پر
web-between = { "، " }

web-home-title = تالار بازی
web-home-tagline = میدانی باز برای دیدار و بازی.
web-home-intro = بازی‌ای برگزینید و بنشینید: با رایانه، با کسی کنار خودتان، یا با دوستی دور. حساب کاربری لازم نیست.
web-home-games = بازی‌ها
web-home-play = بازی
web-home-play-game = بازیِ { $game }
web-home-rules = قواعد
web-home-tables = بازی‌های نیمه‌کاره
web-home-records = بازی‌های تمام‌شده
web-home-continue = ادامه
web-home-review = مرور
web-home-moves = { $count ->
    [0] هنوز آغاز نشده
   *[other] { $count } حرکت
}
web-home-your-turn = نوبت شماست
web-home-their-turn = نوبت { $name }
web-seats = { $least ->
   *[other] { $least } نفره
}
web-seats-range = { $least } تا { $most } نفره

web-setup-title = یک دست { $game }
web-setup-with = با چه کسی؟
web-setup-with-computer = با رایانه
web-setup-with-computer-about = در پنج سطح، از تازه‌وارد تا استاد.
web-setup-with-here = پای همین دستگاه
web-setup-with-here-about = به نوبت روی یک صفحه بازی می‌کنید.
web-setup-with-link = با دوستی از راه پیوند
web-setup-with-link-about = پیوندی می‌گیرید؛ هر که بازش کند، پشت میز می‌نشیند.
web-setup-level = چقدر قوی؟
web-setup-seat = شما با کدام بازی می‌کنید؟
web-setup-seat-random = قرعه‌کشی
web-setup-drawn = رنگ هر بازیکن با قرعه معلوم می‌شود.
web-setup-names = نام‌ها
web-setup-name = نام شما
web-setup-name-of = { $role }
web-setup-name-number = بازیکن { $number }
web-setup-name-about = می‌تواند خالی بماند.
web-setup-clock = ساعت
web-setup-clock-none = ندارد
web-setup-clock-own = دلخواه
web-setup-clock-days = روزانه
web-setup-clock-days-each = روز برای هر پاسخ
web-setup-clock-minutes = دقیقه
web-setup-clock-seconds = و ثانیه
web-setup-clock-increment = ثانیهٔ اضافه برای هر حرکت
web-setup-rated = امتیازی
web-setup-rated-about = میان اعضا و با ساعت؛ بدون راهنمایی و بدون پس گرفتن حرکت.
web-setup-listed = باز برای همه
web-setup-listed-about = در تالار ورودی دیده می‌شود و هر کس می‌تواند تماشا کند؛ وگرنه فقط کسی که پیوند را دارد پیدایش می‌کند.
web-setup-options = گزینه‌ها
web-setup-more = { $count } گزینهٔ دیگر
web-setup-seats = چند نفر می‌نشینند؟
web-setup-people = چند نفرشان آدم‌اند؟
web-setup-people-about = جاهای دیگر را رایانه می‌گیرد.
web-setup-example = نمونه‌ای برای آغاز
web-setup-example-take = برداشتن نمونه
web-setup-file = از پرونده …
web-setup-go = بنشینیم
web-setup-former = بازی‌های پیشین
web-setup-new = بازی تازه
web-setup-continue = ادامهٔ بازی ({ $count })
web-setup-review = مرور بازی پیشین ({ $count })

web-setup-same = شما از پیش بازی‌ای با همین سه نام دارید. آن را ادامه دهید یا در پایین بازی دیگری آغاز کنید.
web-setup-again = با این همه بازی دیگری آغاز شود
web-setup-find = یافتن بازی پیشین با نام‌هایش
web-setup-find-game = نام بازی
web-setup-find-go = بیاب
web-setup-find-none = هیچ بازی این مرورگر این نام‌ها را ندارد.
web-review-text = مرور به صورت متن
web-review-board = روی صفحه
web-review-leave = خروج

web-table-title = { $game }: { $names }
web-table-board = صفحهٔ بازی
web-table-players = بازیکنان
web-table-moves = حرکت‌ها
web-table-no-moves = هنوز حرکتی نشده است.
web-table-since = آنچه از نوبت شما تاکنون گذشت
web-table-pane = کارتی که نشان دهید یا لمس کنید، اینجا خوانده می‌شود.
web-table-actions = کارهایی که می‌توانید بکنید
web-table-rules = قواعد
web-table-options = گزینه‌ها
web-option-on = آری
web-option-off = نه
web-table-close = بستن
web-table-no-script = اسکریپت در این مرورگر خاموش است: می‌توانید تماشا کنید و حرکت‌ها را مرور کنید، ولی نمی‌توانید بازی کنید.
web-table-offline = ارتباط قطع شده است. دوباره تلاش می‌کنیم …
web-table-offline-stay = هیچ حرکت تأییدشده‌ای از دست نمی‌رود.
web-table-rule = قاعدهٔ { $rule }
web-table-dismiss = فهمیدم

web-player-open = جای خالی
web-player-computer = رایانه ({ $level })
web-player-computer-short = رایانه
web-player-numbered = { $name } { $number }
web-clock = ساعت
web-clock-low = کمتر از { $seconds } ثانیه برایتان مانده است.
web-rated = امتیازی
web-player-you = شما
web-player-to-move = نوبت اوست
web-player-your-turn = نوبت شماست
web-player-thinking = در فکر
web-player-away = حاضر نیست
web-player-stood-in = حاضر نیست، رایانه بازی می‌کند
web-player-won = برنده

web-status-your-turn = نوبت شماست.
web-status-your-turn-part = نوبت شماست: { $part }.
web-status-to-move = نوبت { $role } است.
web-status-to-move-part = { $role }: { $part }.
web-status-to-move-name = نوبت { $role } است: { $name }.
web-status-waiting = در انتظار { $name }.
web-status-waiting-part = در انتظار { $name } برای { $part }.
web-status-thinking = { $name } فکر می‌کند …
web-status-open = در انتظار کسی که روی جای خالی بنشیند.
web-status-won = { $name } برد.
web-status-won-you = شما بردید.
web-status-lost-you = { $name } برد. این دست را باختید.
web-status-shared = { $names } با هم اول شدند.
web-status-called-off = بازی لغو شد.
web-status-draw = بازی مساوی شد.
web-status-points = شمارش: { $points }.
web-status-step = حرکت { $move } از { $moves } را می‌بینید.
web-status-step-start = آغاز بازی را می‌بینید.
web-status-watching = شما تماشاگرید.
web-status-resigned = { $name } تسلیم شد.
web-status-resigned-you = شما تسلیم شدید.

web-step-first = به آغاز
web-step-previous = یک حرکت به عقب
web-step-next = یک حرکت به جلو
web-step-last = به آخرین حرکت
web-step-now = بازگشت به اکنون
web-step-went-on = بازی در این میان پیش رفته است.
web-move-label = حرکت { $number }، { $role }: { $move }
web-move-hidden = پنهان
web-move-timer = زمان
web-move-drop = تسلیم

web-do-undo = پس گرفتن
web-do-undo-ask = درخواست پس گرفتن
web-do-hint = راهنمایی
web-do-resign = تسلیم
web-do-draw = پیشنهاد تساوی
web-do-draw-sure = واقعاً مساوی تمام شود؟
web-do-call-off = لغو بازی
web-do-call-off-sure = واقعاً لغو شود؟
web-do-resign-sure = واقعاً تسلیم؟
web-do-rematch = یک دست دیگر
web-do-rematch-go = به دست تازه
web-do-new = بازی دیگر
web-do-record = ذخیرهٔ بازی

web-ask-invite = این پیوند را برای دوستتان بفرستید:
web-ask-invite-about = هر که بازش کند، روی جای خالی می‌نشیند. پس از او دیگران تماشا می‌کنند.
web-ask-copy = رونوشت
web-ask-copied = رونوشت شد
web-ask-fill = { $seats ->
    [one] رایانه هم می‌تواند روی جای خالی بنشیند:
   *[other] رایانه هم می‌تواند روی { $seats } جای خالی بنشیند:
}
web-ask-fill-go = شروع با رایانه
web-ask-free = { $name } هنوز کاری نکرده است.
web-ask-free-go = خالی کردن جایگاه
web-cover = دستگاه را به { $name } بدهید.
web-cover-about = کس دیگری نباید نگاه کند.
web-cover-show = من { $name } هستم؛ کارت‌هایم را نشان بده
web-ask-stood-in = { $moves ->
    [one] تا نبودید، رایانه یک حرکت به جای شما کرد. از این پس دوباره خودتان بازی می‌کنید.
   *[other] تا نبودید، رایانه { $moves } حرکت به جای شما کرد. از این پس دوباره خودتان بازی می‌کنید.
}
web-ask-sit = پشت میز بنشینید
web-ask-sit-about = پشت این میز یک جا خالی است.
web-ask-sit-as = نشستن به‌جای { $role }
web-ask-name = نام شما
web-ask-undo = { $name } می‌خواهد آخرین حرکت را پس بگیرد.
web-ask-undo-yes = اجازه می‌دهم
web-ask-undo-no = نه
web-ask-undo-waiting = خواسته‌اید حرکتی را پس بگیرید. در انتظار پاسخ.
web-ask-draw = { $name } پیشنهاد تساوی می‌دهد.
web-ask-draw-yes = می‌پذیرم
web-ask-draw-no = نمی‌پذیرم
web-ask-draw-back = پس گرفتن پیشنهاد
web-ask-draw-waiting = شما پیشنهاد تساوی دادید. با حرکت طرف مقابل باطل می‌شود.
web-ask-draw-seen = { $name } پیشنهاد تساوی داده است.
web-ask-claim = نوبت { $name } است و مدتی است که نیست. لازم نیست منتظر بمانید.
web-ask-claim-win = اعلام برد
web-ask-claim-off = لغو بازی
web-ask-claim-computer = رایانه به جایش بازی کند
web-ask-undo-seen = { $name } خواسته است حرکتی را پس بگیرد.
web-ask-rematch = دست تازه آماده است.
web-ask-rematch-waiting = یک دست دیگر خواسته‌اید. در انتظار پاسخ.
web-ask-rematch-wanted = { $name } یک دست دیگر می‌خواهد.


web-rules-title = قواعد { $game }
web-rules-contents = فهرست
web-rules-back = بازگشت به میز
web-rules-play = بازیِ { $game }

web-problem-back = به تالار
web-problem-not-found = اینجا چیزی نیست
web-problem-not-found-about = شاید نشانی نادرست نوشته شده یا میز برچیده شده است.
web-problem-not-allowed = این کار از آنِ شما نیست
web-problem-not-allowed-about = این جا از آنِ مرورگر دیگری است، یا درخواست از سایت دیگری آمده است.
web-problem-too-large = زیاد بود
web-problem-too-large-about = بیش از اندازه‌ای که پذیرفته می‌شود فرستاده شد.
web-problem-too-many = کمی آهسته‌تر، لطفاً
web-problem-too-many-about = درخواست‌های زیادی از شما رسیده است. کمی صبر کنید و دوباره بیازمایید.
web-problem-nonsense = این اینجا معنایی ندارد
web-problem-nonsense-about = درخواست فهمیده نشد. چیزی تغییر نکرد.
web-problem-broken = اینجا چیزی خراب است
web-problem-broken-about = اشتباه از ماست، نه از شما. حرکت‌های تأییدشده در امان‌اند. کمی بعد دوباره بیازمایید.
web-problem-refused = این کار شدنی نیست

web-othello-board = صفحهٔ اتللو، ستون‌های A تا H، سطرهای ۱ تا ۸
web-othello-square-black = { $square }، سیاه
web-othello-square-white = { $square }، سفید
web-othello-square-empty = { $square }، خالی
web-othello-can = می‌توانید اینجا بگذارید
web-othello-last = آخرین حرکت
web-sign-in = ورود یا نام‌نویسی
web-signed-in = با نام { $name } وارد شده‌اید

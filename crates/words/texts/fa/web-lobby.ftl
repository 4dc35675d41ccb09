# تالار دیدار در صفحه‌ها: web-lobby-…؛ میزهای زنده: web-live-…؛ فراخوان با نام: web-dare-….
web-lobby-title = تالار
web-lobby-asks = آنچه پاسخ می‌خواهد
web-lobby-turns = { $count ->
    [one] نوبت شماست
   *[other] در { $count } بازی نوبت شماست
}
web-lobby-turn-at = نوبت شماست: { $game }، با { $names }
web-lobby-people = { $count ->
   *[other] { $count } نفر این‌جا هستند
}
web-lobby-tables = { $count ->
    [0] میزی در حال بازی نیست
   *[other] { $count } میز در حال بازی
}
web-lobby-open = میزهای باز
web-lobby-open-none = اکنون کسی پشت میزی منتظر نیست. میزی باز کنید یا با جفت‌یابی کسی را بیابید.
web-lobby-open-own = باز کردن میز
web-lobby-challenge = فراخواندن کسی
web-lobby-filter = کدام بازی‌ها فهرست شوند
web-lobby-filter-all = همه
web-lobby-sit = بنشینید
web-lobby-sit-with = نشستن با { $name }: { $game }، { $clock }
web-lobby-casual = دوستانه
web-lobby-without = بدون { $option }
web-lobby-clock-none = بدون ساعت
web-lobby-pairing = جفت‌یابی
web-lobby-pairing-about = خانه‌ای را بزنید تا حریفی پیدا شود؛ دوباره بزنید تا جست‌وجو بایستد.
web-lobby-pairing-field = یافتن حریف: { $game }، { $clock }
web-lobby-rounds = { $rounds ->
    [one] { $game }، یک دور
   *[other] { $game }، { $rounds } دور
}
web-lobby-waiting = در جست‌وجوی حریف: { $game }، { $clock }
web-lobby-cancel = توقف
web-lobby-offer = به جای آن بازی با رایانه ({ $level })
web-lobby-dared = { $name } شما را به بازی می‌خواند.
web-lobby-accept = می‌پذیرم
web-lobby-accept-of = پذیرفتن فراخوان { $name }
web-lobby-refuse = نمی‌پذیرم
web-lobby-refuse-of = نپذیرفتن فراخوان { $name }
web-lobby-block = مسدود کردن
web-lobby-block-of = مسدود کردن { $name }: دیگر نه فراخوانی و نه بازی با هم
web-lobby-sent = شما { $name } را به بازی خوانده‌اید.
web-lobby-sent-offline = اکنون این‌جا نیست؛ فراخوان منتظر می‌ماند.
web-lobby-sent-refused = { $name } فراخوان شما را نپذیرفت.
web-lobby-sent-lapsed = مهلت فراخوان شما به { $name } گذشت.
web-lobby-withdraw = پس گرفتن
web-lobby-withdraw-of = پس گرفتن فراخوان از { $name }
web-lobby-understood = فهمیدم
web-lobby-understood-of = کنار گذاشتن فراخوان به { $name }
web-lobby-followed = کسانی که دنبال می‌کنید
web-lobby-challenge-one = فراخواندن
web-lobby-challenge-of = فراخواندن { $name }
web-lobby-here = اکنون این‌جاست
web-lobby-not-here = این‌جا نیست

web-live-title = زنده
web-live-about = میزهای بازی که اکنون پای آن‌ها بازی می‌شود. تماشاگر همان را می‌بیند که همه می‌توانند ببینند.
web-live-all = همهٔ میزهای زنده
web-live-none = اکنون پای هیچ میز بازی بازی نمی‌شود.
web-live-watching = { $count ->
   *[other] { $count } تماشاگر
}
web-live-over = پایان‌یافته در چند روز گذشته
web-live-watch = تماشای میزهای زنده

web-dare-title = فراخواندن کسی
web-dare-about = او می‌پذیرد یا نمی‌پذیرد. هر که این‌جا نباشد، فراخوان را تا وقتی منتظر است هنگام بازگشت می‌بیند.
web-dare-to = چه کسی؟ نام کاربری او
web-dare-game = به کدام بازی؟
web-dare-guest = اعضا می‌توانند یکدیگر را فرابخوانند. نخست وارد شوید یا نام‌نویسی کنید.
web-dare-sign-in = ورود
web-dare-follow = دنبال کردن
web-dare-unfollow = دیگر دنبال نکردن
web-dare-block = مسدود کردن
web-dare-unblock = رفع مسدودی
web-dare-blocked = کسانی که مسدود کرده‌اید
web-dare-blocked-about = آنان نمی‌توانند شما را فرابخوانند، با شما جفت نمی‌شوند و سر میز شما نمی‌نشینند.
web-dare-circles = آشنایان شما
web-setup-with-name = با یکی از اعضا
web-setup-with-name-about = عضوی را با نامش فرامی‌خوانید؛ بازی وقتی آغاز می‌شود که او بپذیرد.
web-setup-to = نام کاربری او
web-setup-go-name = فرستادن فراخوان

# اونو در صفحه‌ها. کلیدها: web-uno-<what>.
web-uno-hand = کارت‌های شما
web-uno-can = می‌توان گذاشت
web-uno-new = تازه کشیده‌شده
web-uno-cards = { $count ->
   *[other] { $count } کارت
}
web-uno-points = { $points ->
   *[other] { $points } امتیاز
}
web-uno-middle = کارت وسط: { $card }
web-uno-force = رنگ بازی: { $colour }
web-uno-force-open = رنگ هنوز گفته نشده
web-uno-letter-red = ق
web-uno-letter-green = س
web-uno-letter-blue = آ
web-uno-letter-yellow = ز
web-uno-stock-name = دسته
web-uno-stock = { $count ->
   *[other] دسته، { $count } کارت
}
web-uno-draw = بکش
web-uno-take = { $count } تا بردار
web-uno-penalty = { $count } کارت بردارید یا پاسخ بدهید
web-uno-penalty-of = { $name }: برداشتن { $count } کارت یا پاسخ
web-uno-choose = کدام رنگ؟
web-uno-keep = کارت را نگه می‌دارم
web-uno-part-lay = کارتی بگذارید
web-uno-part-draw = هیچ کارتی نمی‌خورد، یکی بکشید
web-uno-part-answer = { $count } کارت بردارید یا پاسخ بدهید
web-uno-part-take = { $count } کارت بردارید
web-uno-part-drawn = کارتی بگذارید یا کارت کشیده را نگه دارید
web-uno-part-colour = رنگی بگویید
web-uno-awaited-lay = گذاشتن کارت
web-uno-awaited-draw = کشیدن کارت
web-uno-awaited-answer = برداشتن { $count } کارت یا پاسخ
web-uno-awaited-take = برداشتن { $count } کارت
web-uno-awaited-drawn = گذاشتن یا نگه داشتن کارت کشیده
web-uno-awaited-colour = گفتن رنگ
web-uno-did-draw = کارتی کشید
web-uno-did-take = جریمه را برداشت
web-uno-did-pass = نگهش داشت
web-uno-did-name = گفت: { $colour }
web-uno-said-draw = کشیدن کارت
web-uno-said-take = برداشتن جریمه
web-uno-said-pass = نگه داشتن کارت
web-uno-score = شمارش دست‌ها
web-uno-score-place = رتبه
web-uno-score-player = بازیکن
web-uno-score-cards = مانده در دست
web-uno-score-points = امتیاز

# اونو در صفحه‌ها. کلیدها: web-uno-<what>.
web-uno-hand = کارت‌های شما
web-uno-can = می‌توان گذاشت
web-uno-new = تازه کشیده‌شده
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
web-uno-score = شمارش دست‌ها
web-uno-score-place = رتبه
web-uno-score-player = بازیکن
web-uno-score-cards = مانده در دست
web-uno-score-points = امتیاز
web-uno-call = اونو!
web-uno-catch = مچ گرفتن
web-uno-challenge = چالش
web-uno-swap = دستتان را عوض کنید با
web-uno-match-score = امتیازهای گرفته، از زیاد به کم
web-uno-said = قاعده‌های خانگی

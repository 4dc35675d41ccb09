game-uno = اونو
game-uno-about = رنگ یا نشان را جور کن و از دست کارت‌هایت راحت شو. کمترین امتیاز در دست برنده است. برای سه تا پنج نفر.
role-uno-player = بازیکن
reason-uno-hand-empty = دست یکی از بازیکنان خالی شد.
reason-uno-turn-limit = ۲۰۰۰ نوبت گذشت و هیچ دستی خالی نشد.
reason-uno-resigned = همهٔ بازیکنان دیگر تسلیم شدند.
refusal-uno-not-an-action = این نه کارت است (مانند {"\u200E"}r5{"\u200E"}، {"\u200E"}g+2{"\u200E"}، {"\u200E"}y skip{"\u200E"}، {"\u200E"}b reverse{"\u200E"}، {"\u200E"}w{"\u200E"}، {"\u200E"}w4{"\u200E"})، نه {"\u200E"}draw{"\u200E"} یا {"\u200E"}take{"\u200E"} یا {"\u200E"}pass{"\u200E"}، نه رنگ (مانند {"\u200E"}red{"\u200E"}).
refusal-uno-not-in-hand = کارت {"\u200E"}{ $card }{"\u200E"} در دست شما نیست.
refusal-uno-does-not-fit = {"\u200E"}{ $card }{"\u200E"} روی {"\u200E"}{ $middle }{"\u200E"} نمی‌نشیند: نه رنگش رنگ جاری است و نه نشانش همان.
refusal-uno-another-card-goes = رنگ‌آزاد +۴ را تنها وقتی می‌توان گذاشت که کارت دیگری ننشیند، ولی {"\u200E"}{ $card }{"\u200E"} می‌نشیند.
refusal-uno-does-not-answer = جریمهٔ { $penalty } کارتی در کار است: تنها +۲ یا رنگ‌آزاد +۴ پاسخ آن است، نه {"\u200E"}{ $card }{"\u200E"}.
refusal-uno-penalty-waits = جریمهٔ { $penalty } کارتی در کار است: با +۲ یا رنگ‌آزاد +۴ پاسخ بدهید یا جریمه را بردارید.
refusal-uno-no-penalty = جریمه‌ای نیست که بردارید.
refusal-uno-must-lay = کارتی دارید که می‌نشیند ({"\u200E"}{ $card }{"\u200E"})؛ پس باید بگذارید.
refusal-uno-drawn-already = یک کارت کشیده‌اید: اگر می‌نشیند بگذارید، وگرنه نوبت را رد کنید.
refusal-uno-nothing-drawn = تا کارتی نکشیده‌اید نمی‌توانید نوبت را رد کنید.
refusal-uno-name-a-colour = نخست رنگی بگویید: {"\u200E"}red{"\u200E"} (قرمز)، {"\u200E"}green{"\u200E"} (سبز)، {"\u200E"}blue{"\u200E"} (آبی) یا {"\u200E"}yellow{"\u200E"} (زرد).
refusal-uno-no-colour-asked = اکنون رنگی پرسیده نشده است.
refusal-uno-start-seats = وضعیت آغاز برای شمار دیگری از بازیکنان است.
refusal-uno-start-over = وضعیت آغاز، وضعیتی است که بازی در آن تمام شده است.
refusal-uno-start-cards = در وضعیت آغاز، کارتی بیش از آنچه هست آمده است.
refusal-uno-start-colour = رنگ وضعیت آغاز با رنگ کارت وسط نمی‌خواند.
refusal-uno-start-penalty = جریمهٔ وضعیت آغاز نمی‌تواند از کارت وسط آمده باشد.

# Cards and colours by name.
uno-colour-red = قرمز
uno-colour-green = سبز
uno-colour-blue = آبی
uno-colour-yellow = زرد
uno-card-number = { $number } { $colour }
uno-card-skip = پرش { $colour }
uno-card-reverse = برگشت { $colour }
uno-card-draw2 = +۲ { $colour }
uno-card-wild = رنگ‌آزاد
uno-card-wild-draw4 = رنگ‌آزاد +۴
uno-clockwise = ساعتگرد
uno-anticlockwise = پادساعتگرد

# What happened, a line each.
uno-event-started = کارت آغاز: { $card }. قرعه به نام { $starter } افتاد؛ { $begins } آغاز می‌کند.
uno-event-laid = { $player } گذاشت: { $card }.
uno-event-named = { $player } رنگ را گفت: { $colour }.
uno-event-reversed-clockwise = جهت بازی دوباره ساعتگرد شد.
uno-event-reversed-anticlockwise = جهت بازی پادساعتگرد شد.
uno-event-skipped = { $player } نوبتش را از دست داد.
uno-event-penalty = { $player } باید { $count } کارت بردارد یا پاسخ بدهد.
uno-event-drew = { $count ->
    [0] { $player } باید کارت می‌کشید، ولی دسته خالی است.
    [one] { $player } یک کارت کشید.
   *[other] { $player } { $count } کارت برداشت.
}
uno-event-drew-card = { $player } کشید: { $card }.
uno-event-passed = { $player } کارت را نگه داشت و نوبت را رد کرد.
uno-event-left = { $player } تسلیم شد؛ دیگران ادامه می‌دهند.

# The last move of a player, short.
uno-last-laid = گذاشت: { $card }
uno-last-laid-named = گذاشت: { $card }، رنگ: { $colour }
uno-last-drew-laid = کشید و گذاشت: { $card }
uno-last-drew-laid-named = کشید و گذاشت: { $card }، رنگ: { $colour }
uno-last-drew = یک کارت کشید
uno-last-drew-nothing = دسته خالی بود
uno-last-took = { $count ->
    [one] ۱ کارت برداشت
   *[other] { $count } کارت برداشت
}
uno-last-skipped = نوبتش را از دست داد
uno-last-left = تسلیم شد

# What is asked for.
uno-asked-lay = کارتی بگذارید
uno-asked-draw = کارتی بکشید
uno-asked-answer = به جریمه پاسخ بدهید یا آن را بردارید
uno-asked-drawn = کارت کشیده را بگذارید یا نوبت را رد کنید
uno-asked-colour = رنگی بگویید

# How moves are typed.
uno-how = کارتی بنویسید ({"\u200E"}r5{"\u200E"}، {"\u200E"}g+2{"\u200E"}، {"\u200E"}y skip{"\u200E"}، {"\u200E"}b reverse{"\u200E"}، {"\u200E"}w{"\u200E"}، {"\u200E"}w4{"\u200E"})، یا {"\u200E"}draw{"\u200E"} یا {"\u200E"}take{"\u200E"} برای کشیدن و برداشتن، {"\u200E"}pass{"\u200E"} برای رد کردن نوبت، یا رنگی که پرسیده می‌شود ({"\u200E"}red{"\u200E"}).

uno-count = { $count ->
   *[other] { $count } کارت
}
uno-points = { $points ->
   *[other] { $points } امتیاز
}
uno-part-lay = کارتی بگذارید
uno-part-draw = هیچ کارتی نمی‌خورد، یکی بکشید
uno-part-answer = { $count } کارت بردارید یا پاسخ بدهید
uno-part-take = { $count } کارت بردارید
uno-part-drawn = کارتی بگذارید یا کارت کشیده را نگه دارید
uno-part-colour = رنگی بگویید
uno-awaited-lay = گذاشتن کارت
uno-awaited-draw = کشیدن کارت
uno-awaited-answer = برداشتن { $count } کارت یا پاسخ
uno-awaited-take = برداشتن { $count } کارت
uno-awaited-drawn = گذاشتن یا نگه داشتن کارت کشیده
uno-awaited-colour = گفتن رنگ
uno-did-draw = کارتی کشید
uno-did-take = جریمه را برداشت
uno-did-pass = نگهش داشت
uno-did-name = گفت: { $colour }
uno-said-draw = کشیدن کارت
uno-said-take = برداشتن جریمه
uno-said-pass = نگه داشتن کارت

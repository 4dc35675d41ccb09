game-uno = اونو
game-uno-about = رنگ یا نشان را جور کنید و از دست کارت‌هایتان راحت شوید. کمترین امتیاز در دست برنده است. برای سه تا پنج نفر.
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
   *[other] { $count } کارت را { $player } برداشت.
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
uno-did-lay = { $card } گذاشت
uno-did-draw = کارتی کشید
uno-did-take = جریمه را برداشت
uno-did-pass = نگهش داشت
uno-did-name = گفت: { $colour }
uno-said-draw = کشیدن کارت
uno-said-take = برداشتن جریمه
uno-said-pass = نگه داشتن کارت

# House rules (UN-50 to UN-55), each in one sentence.
option-uno-call = گفتن «اونو»
option-uno-call-about = هر که کارت یکی‌مانده‌به‌آخر را می‌گذارد باید پیش از کار بازیکن بعدی «اونو» بگوید، وگرنه اگر کسی بفهمد دو کارت برمی‌دارد.
option-uno-challenge = به چالش کشیدن
option-uno-challenge-about = رنگ‌آزاد +۴ می‌تواند بلوف باشد: کسی که گرفتارش شده می‌تواند آن را به چالش بکشد؛ بلوف‌زن چهار کارت برمی‌دارد، وگرنه چالشگر دو کارت بیشتر.
option-uno-draw-until = کشیدن تا نشستن
option-uno-draw-until-about = هر که چیزی برای گذاشتن ندارد آن‌قدر می‌کشد تا کارتی بنشیند، و آن را می‌گذارد یا نگه می‌دارد.
option-uno-seven-zero = هفت و صفر
option-uno-seven-zero-about = هفت دست شما را با بازیکنی که برمی‌گزینید عوض می‌کند و صفر همهٔ دست‌ها را در جهت بازی به نفر بعدی می‌دهد.
option-uno-jump-in = پریدن میان بازی
option-uno-jump-in-about = هر که درست همان کارت وسط را دارد می‌تواند بیرون از نوبت بگذاردش، مگر رنگ‌آزاد و مگر هنگام جریمه.
option-uno-rounds = چند دور
option-uno-rounds-about = برندهٔ هر دور آنچه در دست دیگران مانده می‌گیرد؛ نخستین کسی که به ۵۰۰ امتیاز برسد می‌برد، دست بالا پس از ۳۰ دور.
reason-uno-match-points = امتیاز کسی به ۵۰۰ رسید.
reason-uno-round-limit = ۳۰ دور بازی شد؛ کمترین امتیاز مانده در دست به حساب می‌آید.
refusal-uno-nothing-to-call = چیزی نیست که برایش «اونو» بگویید.
refusal-uno-nobody-to-catch = کسی گفتن «اونو» را فراموش نکرده است.
refusal-uno-nothing-to-challenge = رنگ‌آزاد +۴ی نیست که به چالش بکشید.
refusal-uno-choose-a-player = نخست بازیکنی را برای عوض کردن دست برگزینید.
refusal-uno-no-swap-asked = دست‌ها تنها پس از هفت عوض می‌شود.
refusal-uno-not-a-partner = با این بازیکن نمی‌توانید دست عوض کنید.
refusal-uno-out-of-turn = نوبت شما نیست، و بیرون از نوبت تنها همان کارت وسط را می‌توان گذاشت.
uno-event-called = { $player } گفت: «اونو»!
uno-event-caught = { $by } مچ { $player } را گرفت که «اونو» نگفته بود.
uno-event-challenged-bluff = { $player } رنگ‌آزاد +۴ را به چالش کشید: { $by } بلوف زده بود.
uno-event-challenged-true = { $player } بیهوده رنگ‌آزاد +۴ را به چالش کشید: { $by } چیز دیگری نداشت.
uno-event-jumped-in = { $player } میان بازی پرید.
uno-event-swapped = { $player } دستش را با { $with } عوض کرد.
uno-event-handed-on = همهٔ دست‌ها { $direction } به نفر بعدی رسید.
uno-event-round-won = دور { $round } تمام شد: { $points } امتیاز به { $player } رسید.
uno-event-round-drawn = دور { $round } بی‌برنده تمام شد.
uno-part-swap = بازیکنی را برای عوض کردن دست برگزینید
uno-awaited-swap = گزیدن بازیکن برای عوض کردن دست
uno-part-answer-challenge = { $count } کارت بردارید، پاسخ بدهید یا به چالش بکشید
uno-part-take-challenge = { $count } کارت بردارید یا به چالش بکشید
uno-awaited-answer-challenge = برداشتن { $count } کارت، پاسخ یا چالش
uno-awaited-take-challenge = برداشتن { $count } کارت یا چالش
uno-did-lay-calling = { $card } گذاشت، «اونو»!
uno-said-lay-calling = { $card }، «اونو»!
uno-did-call = «اونو»!
uno-did-catch = مچ گرفت
uno-did-challenge = به چالش کشید
uno-did-swap = با { $player } عوض کرد
uno-said-call = گفتن «اونو»
uno-said-catch = مچ گرفتن
uno-said-challenge = به چالش کشیدن
uno-said-swap = عوض کردن دست با { $player }
uno-house = قاعده‌های خانگی: { $rules }
uno-taken = { $points ->
   *[other] { $points } امتیاز گرفته
}
uno-round = دور { $round }
uno-uncalled = { $player } یک کارت دارد و «اونو» نگفته است.
uno-no-winner = کسی نبرد. { $why }

# دوئل‌های اعضای باشگاه در صفحه‌ها. کلیدها: web-club-duel…، web-club-challenge….
web-club-tab-duels = دوئل‌ها
web-club-to-duels = دوئل
web-club-duels-going = دوئل‌های ناتمام
web-club-duels-open = فراخوان‌های باز شما
web-club-duels-ended = دوئل‌های پایان‌یافته
web-club-duel-new = دوئل تازه
web-club-duel-deck = با این دستهٔ خود بازی می‌کنید:
web-club-duel-deck-incomplete = دستهٔ فعال شما، { $deck }، هنوز کامل نیست: دست‌کم ۴۰ کارت می‌خواهد.
web-club-duel-deck-none = هنوز دستهٔ فعالی ندارید. کارت بخرید، دسته‌ای از ۴۰ تا ۶۰ کارت بسازید و آن را فعال کنید.
web-club-duel-deck-fill = کامل کردن دسته
web-club-duel-deck-choose = رفتن به دسته‌ها
web-club-duel-with-computer = با دستهٔ خودش بازی می‌کند و پاداش شما همان پاداش همیشگی است.
web-club-duel-with-here = عضو دیگری کنار شما می‌نشیند و با دستهٔ خودش بازی می‌کند.
web-club-duel-with-link = پیوندی می‌گیرید؛ نخستین عضوی که بپذیرد حریف شماست.
web-club-duel-with-name = عضوی را با نامش فرامی‌خوانید؛ دوئل وقتی آغاز می‌شود که او بپذیرد.
web-club-duel-rounds = چند دور؟
web-club-duel-of-rounds = { $rounds ->
    [one] یک دور
   *[other] مسابقهٔ { $rounds } دوری
}
web-club-duel-worth-1 = برنده ۱٬۰۰۰ امتیاز و ۱٬۰۰۰ سکه به‌اضافهٔ جان مانده‌اش می‌گیرد و بازنده ۱۰۰ سکه.
web-club-duel-worth-3 = هر که دو دور را ببرد. ۳٬۰۰۰ امتیاز و ۳٬۰۰۰ سکه به‌اضافهٔ سه برابر بیشترین جان مانده؛ بازنده ۳۰۰ سکه می‌گیرد.
web-club-duel-other = عضو دیگر
web-club-duel-other-about = پرسیده می‌شود چون با دستهٔ او بازی می‌شود
web-club-duel-go = آغاز
web-club-duel-got-both = ‎+{ $score } امتیاز، ‎+{ $coins } سکه
web-club-duel-got = ‎+{ $coins } سکه
web-club-duel-unpaid = بدون پاداش: نوبت‌ها کم بود، یا همین دو نفر در یک روز زیاد دوئل کردند
web-club-duel-won = برد
web-club-duel-lost = باخت
web-club-duel-counting = پاداش در حال شمارش است.
web-club-duel-no-deck-you = دستهٔ فعالی ندارید.
web-club-duel-no-deck-other = { $name } دستهٔ فعالی ندارد.
web-club-duel-bad-deck-you = دستهٔ فعال شما کمتر از ۴۰ کارت دارد یا نمی‌توان با آن بازی کرد.
web-club-duel-bad-deck-other = دستهٔ فعال { $name } کمتر از ۴۰ کارت دارد یا نمی‌توان با آن بازی کرد.

web-club-challenge-title = فراخوان دوئل
web-club-challenge-by = { $name } شما را به دوئل می‌خواند.
web-club-challenge-yours = هر که پیوند را بگیرد به دوئل با شما خوانده شده است.
web-club-challenge-nobody = چه کسی؟
web-club-challenge-nobody-yet = هنوز کسی نپذیرفته است.
web-club-challenge-sign-in = برای پذیرفتن وارد شوید یا نام‌نویسی کنید؛ سپس به همین صفحه برمی‌گردید.
web-club-challenge-accept = می‌پذیرم
web-club-challenge-taken = کس دیگری این فراخوان را پذیرفته است.
web-club-challenge-send = این پیوند را برای عضو دیگری بفرستید، یا برای کسی که می‌خواهد عضو شود:
web-club-challenge-waiting = منتظر کسی که بپذیرد. آن‌گاه دوئل خودبه‌خود باز می‌شود.
web-club-challenge-reload = بدون اسکریپت، این صفحه خودبه‌خود پیش نمی‌رود.
web-club-challenge-look = دوباره ببین
web-club-challenge-to = پیوند
web-club-challenge-withdraw = پس گرفتن
web-club-challenge-to-duels = همهٔ دوئل‌ها

refusal-club-no-such-challenge = چنین فراخوانی از شما نیست.
refusal-club-own-challenge = این فراخوان خود شماست؛ کس دیگری باید آن را بپذیرد.
refusal-club-challenge-taken = کس دیگری این فراخوان را پذیرفته است.
refusal-club-too-many-challenges = ده فراخوان باز دارید؛ بیش از این نمی‌شود. نخست یکی را پس بگیرید.

web-home-club = با دستهٔ خودتان دوئل کنید: اعضا کارت می‌خرند و می‌سازند، سکه می‌برند و در جدول امتیازها بالا می‌روند.
web-home-club-go = به باشگاه
web-setup-club = با دستهٔ خودتان و برای سکه بازی کنید، با رایانه یا با اعضای دیگر.
web-table-club = دوئل باشگاه
web-do-duels = همهٔ دوئل‌ها
web-ask-club-seat = شما در این دوئل بازی می‌کنید.
web-ask-club-seat-go = نشستن سر جای خودم
web-ask-club-reward = پاداش

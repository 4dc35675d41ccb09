# Magic on the pages. Keys: web-magic-<what>.
web-magic-hand = دست شما
web-magic-side = سمت { $player }
web-magic-row-lands = زمین‌ها
web-magic-row-creatures = موجودات
web-magic-row-enchantments = افسون‌ها
web-magic-turn = نوبت
web-magic-in-hand = { $count ->
    [one] ۱ کارت در دست
   *[other] { $count } کارت در دست
}
web-magic-library = { $count ->
    [one] کتابخانه، ۱ کارت
   *[other] کتابخانه، { $count } کارت
}
web-magic-unseen = کتابخانه و دست با هم: دسته‌ها آشکارند، ترتیبشان نه.
web-magic-known = بی‌گمان در دست: { $cards }.
web-magic-discard = { $count ->
    [one] سوخته، ۱ کارت
   *[other] سوخته، { $count } کارت
}
web-magic-discard-short = سوخته
web-magic-discard-empty = هنوز چیزی اینجا نیست.
web-magic-cost = هزینه:
web-magic-ability = { $ability }: { $about }
web-magic-now = اکنون { $strength }.
web-magic-damaged = در این مرحله { $damage } آسیب دیده؛ { $left } جان مانده است.
web-magic-lost-ability = { $ability } از آن گرفته شده است.
web-magic-enchanted = افسون‌شده با { $cards }.
web-magic-on = روی { $card }
web-magic-tapped = چرخانده
web-magic-tapped-about = چرخانده: تا برنگردد نه حمله می‌کند، نه دفاع، و نه مانا می‌دهد.
web-magic-attacks = حمله می‌کند
web-magic-defends = دفاع می‌کند
web-magic-can-play = بازی‌شدنی
web-magic-can-tap = می‌تواند چرخانده شود
web-magic-can-target = می‌تواند هدف باشد
web-magic-can-attack = می‌تواند حمله کند
web-magic-can-defend = می‌تواند دفاع کند
web-magic-phases = مرحله‌های نوبت
web-magic-phase-draw = کشیدن
web-magic-phase-untap = برگرداندن
web-magic-phase-first = بازی
web-magic-phase-combat = نبرد
web-magic-phase-second = بازی
web-magic-phase-end = پایان
web-magic-round = نوبت { $round }
web-magic-pool-short = مانا
web-magic-pool = مانای به‌کارنرفته: { $mana }
web-magic-combat = مهاجمان و کسانی که برابرشان می‌ایستند
web-magic-versus = در برابر
web-magic-last-combat = آخرین نبرد
web-magic-destroyed = نابود شد
web-magic-bar-play = کارت بازی کنید، یا برای پرداخت دستی نخست زمین‌ها را بچرخانید.
web-magic-bar-target = هدف { $card } کدام است؟
web-magic-bar-attack = چه کسی حمله می‌کند؟
web-magic-bar-defend = { $card } حمله می‌کند. چه کسی دفاع می‌کند؟
web-magic-cancel = انصراف
web-magic-none = بگذار بگذرد
web-magic-done-to-combat = به نبرد
web-magic-done-to-second = گذر از نبرد
web-magic-done-no-attack = بدون حمله
web-magic-done-attack = { $count ->
    [one] حمله با ۱ موجود
   *[other] حمله با { $count } موجود
}
web-magic-done-end = پایان نوبت
web-magic-gave-up = { $player } تسلیم می‌شود.
web-magic-bar-window = پیش از نبرد: کارتی آنی؟
web-magic-pass = رد

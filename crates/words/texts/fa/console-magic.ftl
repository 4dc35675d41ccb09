# Magic in the line console.
console-magic-player = بازیکن { $number }
console-magic-comma = {"، "}
console-magic-no-mana = هیچ
console-magic-none = هیچ.

# The table.
console-magic-side = { $player }: { $hp } جان؛ کتابخانه { $library }، دست { $hand }، سوخته { $discard }
console-magic-nothing = کارتی در بازی نیست.
console-magic-lands = زمین‌ها:
console-magic-hand-of = دست:
console-magic-known = در دست، آشکار برای همه:
console-magic-tapped-card = { $card } (چرخیده)
console-magic-tapped = چرخیده
console-magic-damage = { $damage } آسیب
console-magic-attacks = حمله می‌کند
console-magic-defends = در برابر { $attacker } دفاع می‌کند
console-magic-under = زیر اثر { $cards }
console-magic-on = { $card } روی { $target }
console-magic-card-of = { $card } از { $player }
console-magic-can-attack = می‌تواند حمله کند:
console-magic-can-defend = می‌تواند دفاع کند:
console-magic-targets = می‌تواند هدف باشد:
console-magic-hand-title = دست شما:
console-magic-hand-title-marked = دست شما (با شماره یا نام بازی کنید؛ { $mark } اکنون بازی‌شدنی است):
console-magic-hand-empty = کارتی در دست ندارید.
console-magic-mana = مانای چرخانده و خرج‌نشده: { $pool }. زمین‌های نچرخیده می‌دهند: { $lands }.
console-magic-discard-of = سوختهٔ { $player }، تازه‌ترین در پایان:
console-magic-deck-of = در کتابخانه یا دست { $player }:
console-magic-card = { $card }: { $about }
console-magic-cost = هزینه { $cost }
console-magic-cancelled = { $card } در دست شما می‌ماند؛ چیزی پرداخت نشد.

# What is asked for.
console-magic-asked-first = { $player }، پیش از نبرد: کارتی بازی کنید، زمین بچرخانید (tap)، یا done بنویسید.
console-magic-asked-second = { $player }، پس از نبرد: کارتی بازی کنید، زمین بچرخانید (tap)؛ done نوبت را تمام می‌کند.
console-magic-asked-attack = { $player }، نبرد: مهاجمان را بنویسید (یا all)، سپس done بنویسید.
console-magic-asked-target = { $player }: { $asked }، یا cancel بنویسید.
console-magic-asked-defend = { $player }: { $attacker } حمله می‌کند. مدافعی بنویسید، یا none.
console-magic-which-card = پس از آن نام کارتی را بنویسید: {"\u200E"}card{"\u200E"} شوالیهٔ سفید.

console-magic-help-table = نمایش دوبارهٔ همه چیز
console-magic-help-hand = نمایش دست شما
console-magic-help-card = یک کارت چیست و چه می‌کند
console-magic-help-discard = نمایش هر دو سوخته
console-magic-help-decks = آنچه از هر دو دسته مانده، کتابخانه و دست با هم
console-magic-how = کارت را با شماره‌اش در دست یا آغاز نامش بازی کنید (۳، سرباز، {"\u200E"}play{"\u200E"} سرباز)؛ زمین‌ها خودشان چرخانده می‌شوند. هدف می‌تواند در همان سطر بیاید (وحشت ۱۲، آذرخش حریف، زنده‌سازی شبح). برای پرداخت دستی نخست زمین‌ها را بچرخانید ({"\u200E"}tap 3 5{"\u200E"}). سپس {"\u200E"}attack 12 14{"\u200E"} یا {"\u200E"}attack all{"\u200E"} برای حمله، {"\u200E"}defend 9{"\u200E"} برای دفاع، none برای رها کردن، cancel برای انصراف و done برای پایان.

refusal-console-magic-not-understood = «{ $text }» نه کارت است و نه چیز دیگری که اینجا بتوان نوشت؛ help می‌گوید چه می‌توان نوشت.
refusal-console-magic-no-card = کارتی به نام «{ $text }» نیست.
refusal-console-magic-none-in-hand = کارتی به نام «{ $text }» در دست ندارید.
refusal-console-magic-none-in-play = کارتی به نام «{ $text }» در بازی نیست که اینجا منظور باشد.
refusal-console-magic-none-in-discard = موجودی به نام «{ $text }» در سوختهٔ شما نیست.
refusal-console-magic-no-hand-number = کارت شمارهٔ { $number } در دست شما نیست؛ { $count } کارت دارید.
refusal-console-magic-no-mana = «{ $text }» مانا نیست: حرف‌های W، B، R، G و L.
refusal-console-magic-no-land-left = همهٔ زمین‌های شما چرخیده‌اند.
refusal-console-magic-no-creature-left = موجود نچرخیده‌ای برای حمله نمانده است؛ done بنویسید.
refusal-console-magic-unclear = «{ $text }» می‌تواند یکی از این‌ها باشد: { $candidates }. بیشتر از نام یا یک شماره بنویسید.
console-magic-asked-window = { $player }، پیش از نبرد: کارتی آنی بازی کنید، یا pass بنویسید.

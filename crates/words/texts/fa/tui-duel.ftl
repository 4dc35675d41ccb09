# دوئل در صفحهٔ کامل.
tui-duel-life = { $life } جان
tui-duel-hand = دست { $count }
tui-duel-piles = دسته { $deck } · گورستان { $graveyard }
tui-duel-phase = { $phase } · نوبت { $turn }
tui-duel-round = دور { $round }، { $own }–{ $other }
tui-duel-turn = { $player }: { $asked }.
tui-duel-face-down = پنهان
tui-duel-level = سطح { $level }
tui-duel-tributes = { $count ->
    [0] بی‌قربانی
    [one] { $count } قربانی
   *[other] { $count } قربانی
}
tui-duel-chain = زنجیره
tui-duel-link = { $number }. { $card } ({ $player })
tui-duel-link-on = { $number }. { $card } ({ $player }) بر { $target }
tui-duel-negated = – خنثی شد
tui-duel-graveyard-of = گورستان { $player }، قدیمی‌ترین نخست
tui-duel-nothing = هیچ
tui-duel-comma = {"، "}

# یک کار در چند واژه.
tui-duel-do-next = رفتن به مرحلهٔ بعد
tui-duel-do-summon = احضار { $card }
tui-duel-do-set = پنهان گذاشتن { $card }
tui-duel-do-flip = احضار { $card } با رونمایی
tui-duel-do-turn = تغییر حالت { $card }
tui-duel-do-attack = حمله به { $target } با { $card }
tui-duel-do-direct = حملهٔ مستقیم با { $card }
tui-duel-do-activate = فعال کردن { $card }
tui-duel-do-use = به کار بردن { $card }
tui-duel-do-choose = برگزیدن { $card }
tui-duel-do-done = همین بس است
tui-duel-do-tributes = با { $count } قربانی
tui-duel-do-amount = پرداخت { $amount } جان
tui-duel-do-attack-position = حالت حمله
tui-duel-do-defense-position = حالت دفاع
tui-duel-do-yes = بله
tui-duel-do-no = نه
tui-duel-do-pass = پاسخ ندادن
tui-duel-do-cancel = انصراف
tui-duel-do-swap = عوض کردن { $card } با { $target }
tui-duel-do-keep = نگه داشتن دسته
tui-duel-do-surrender = تسلیم شدن

tui-button-duel-next = مرحلهٔ بعد (n)
tui-button-duel-summon = احضار (s)
tui-button-duel-set = پنهان (t)
tui-button-duel-flip = رونمایی (f)
tui-button-duel-turn = تغییر حالت (r)
tui-button-duel-direct = مستقیم (d)
tui-button-duel-activate = فعال (a)
tui-button-duel-use = کاربرد (u)
tui-button-duel-done = تمام (0)
tui-button-duel-attack = حمله (a)
tui-button-duel-defense = دفاع (d)
tui-button-duel-yes = بله (y)
tui-button-duel-no = نه (n)
tui-button-duel-pass = بگذر (p)
tui-button-duel-cancel = انصراف (x)
tui-button-duel-keep = نگه‌دار (k)
tui-button-duel-surrender = تسلیم
tui-ask-duel-surrender = در این دور تسلیم می‌شوید؟ حریف برندهٔ آن می‌شود.
tui-rules-duel =
    دو بازیکن با ۸۰۰۰ جان؛ هر که به ۰ برسد دور را باخته است. مسابقه یک دور است یا بهترین از سه دور؛ میان دورها می‌توان کارتی از دسته را با کارتی از دستهٔ جانبی عوض کرد.

    یک نوبت: کارت بکش (از دستهٔ خالی می‌بازی)، آماده‌باش، مرحلهٔ اصلی ۱، نبرد، مرحلهٔ اصلی ۲، پایان. هر کس با پنج کارت آغاز می‌کند؛ آغازگر در نوبت نخست حمله نمی‌کند.

    در مرحلهٔ اصلی: هر نوبت یک هیولا در حالت حمله احضار یا پنهان در حالت دفاع گذاشته می‌شود. سطح ۵ و ۶ یک قربانی می‌خواهد، سطح ۷ و بالاتر دو. هر چند جادو و تله می‌توان پنهان گذاشت و جادوها را فعال کرد. حالت هیولا هر نوبت یک بار عوض می‌شود؛ هیولای پنهان با رونمایی احضار می‌شود، نه در نوبتی که گذاشته شده است. بعضی هیولاها اثری دارند که به کار برده می‌شود.

    نبرد: هر هیولا در حالت حمله یک بار حمله می‌کند، به هیولایی از حریف یا اگر هیولایی ندارد به خود او. در برابر حالت حمله ATK بیشتر می‌برد و تفاوت از جان بازنده کم می‌شود؛ در برابر حالت دفاع ATK با DEF سنجیده می‌شود و تنها مهاجم جان از دست می‌دهد. هیولای پنهان رو می‌شود.

    تله‌های پنهان و جادوهای سریع به احضار، حمله یا فعال شدن پاسخ می‌دهند، نه در نوبتی که گذاشته شده‌اند. به پاسخ هم می‌توان پاسخ داد: این زنجیره است و حلقهٔ آخر نخست انجام می‌شود. هر گاه کارتی پنهان از شما شاید پاسخی باشد از شما پرسیده می‌شود.

    روی میز: ▮ حالت حمله، ▬ حالت دفاع، ▒ پنهان؛ عددها ATK/DEF کنونی‌اند. در دست: سطح ★ و ATK، S جادو، T تله.

    کلیدها: کارت دست با شماره، هیولاهای خودی m1 تا m5، جادو و تله‌های خودی z1 تا z5، میدان خودی z0؛ برای حریف یک o پیش از آن (om1، oz1). سپس کلید کار، چنان که روی دکمه است. n مرحلهٔ بعد، p پاسخ ندادن، x انصراف، 0 تمام. حمله: m1 و سپس om2، یا d برای مستقیم. از فهرست با پیکان‌ها برگزینید یا کلید یا بخشی از نام را بنویسید و Enter بزنید. برای تسلیم شدن surrender بنویسید. T گورستان‌ها و نوشتهٔ کارت‌ها را نشان می‌دهد؛ , و . به پس و پیش می‌نگرند.

# دوئل در صفحهٔ کامل.
tui-duel-life = { $life } جان
tui-duel-hand = دست { $count }
tui-duel-piles = دسته { $deck } · گورستان { $graveyard }
tui-duel-phase = { $phase } · نوبت { $turn }
tui-duel-round = دور { $round }، { $own }–{ $other }
tui-duel-face-down = پنهان
tui-duel-tributes = { $count ->
    [0] بی‌قربانی
    [one] { $count } قربانی
   *[other] { $count } قربانی
}
tui-duel-chain = زنجیره

# یک کار در چند واژه.

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
tui-keys-duel =
    روی میز: ▮ حالت حمله، ▬ حالت دفاع، ▒ پنهان؛ عددها ATK/DEF کنونی‌اند. در دست: سطح ★ و ATK، S جادو، T تله.

    کلیدها: کارت دست با شماره، هیولاهای خودی m1 تا m5، جادو و تله‌های خودی z1 تا z5، میدان خودی z0؛ برای حریف یک o پیش از آن (om1، oz1). سپس کلید کار، چنان که روی دکمه است. n مرحلهٔ بعد، p پاسخ ندادن، x انصراف، 0 تمام. حمله: m1 و سپس om2، یا d برای مستقیم. از فهرست با پیکان‌ها برگزینید یا کلید یا بخشی از نام را بنویسید و Enter بزنید. برای تسلیم شدن surrender بنویسید. T گورستان‌ها و نوشتهٔ کارت‌ها را نشان می‌دهد؛ , و . به پس و پیش می‌نگرند.

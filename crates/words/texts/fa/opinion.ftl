certainty-estimated = تخمینی
certainty-exact = دقیق
certainty-proved = اثبات‌شده
certainty-estimated-about = برآورد رایانه است.
certainty-exact-about = تا پایان بازی حساب شده است: مقدار واقعی.
certainty-proved-about = اثبات شده است، هر چه طرف دیگر بازی کند.
depth = عمق { $depth }
opinion = { $worth }، { $certainty }، عمق { $depth }
opinion-of-computer = رایانه: { $opinion }.
opinion-for-you = برای شما: { $opinion }.
opinion-worth-for-you = برای شما { $worth }
opinion-worth-for = برای { $role } { $worth }

worth-estimated = { $sign ->
    [ahead] { $count } جلوتر
    [behind] { $count } عقب‌تر
   *[even] برابر، { $count }
}
worth-exact = { $sign ->
    [ahead] برد با { $count }
    [behind] باخت با { $count }
   *[even] مساوی، { $count }
}
worth-proved = { $sign ->
    [ahead] برد
    [behind] باخت
   *[even] مساوی
}
worth-othello-estimated = { $sign ->
    [ahead] { $count } مهره جلوتر
    [behind] { $count } مهره عقب‌تر
   *[even] برابر
}
worth-othello-exact = { $sign ->
    [ahead] برد با اختلاف { $count } مهره
    [behind] باخت با اختلاف { $count } مهره
   *[even] مساوی
}
worth-pentago-estimated = { $sign ->
    [ahead] جلوتر، { $count } از ۱۰۰
    [behind] عقب‌تر، { $count } از ۱۰۰
   *[even] برابر
}
worth-pentago-exact = { $sign ->
    [ahead] برد
    [behind] باخت
   *[even] مساوی
}
worth-uno-estimated = احتمال برد { $count }٪
worth-magic-estimated = احتمال برد { $count }٪
worth-duel-estimated = احتمال بردِ این دور { $count }٪
worth-chess-estimated = { $sign ->
    [ahead] { $count } امتیاز جلو
    [behind] { $count } امتیاز عقب
   *[even] برابر
}
worth-chess-exact = { $sign ->
    [ahead] برد با اختلاف { $count } امتیاز
    [behind] باخت با اختلاف { $count } امتیاز
   *[even] مساوی
}

hint = راهنمایی: { $move }.

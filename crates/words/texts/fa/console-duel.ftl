# دوئل در کنسول خطی.
console-duel-asked = { $player }: { $asked }.
console-duel-comma = {"، "}
console-duel-level = سطح { $level }
console-duel-link = زنجیره { $number }: { $card }
console-duel-hand-title = دست شما:
console-duel-hand-empty = دست شما خالی است.
console-duel-graveyard-of = گورستان { $player }، قدیمی‌ترین نخست:
console-duel-help-table = نشان دادن دوبارهٔ همه چیز
console-duel-help-hand = نشان دادن دست شما
console-duel-help-card = یک کارت چیست و چه می‌گوید
console-duel-help-graveyard = نشان دادن هر دو گورستان
console-duel-how = بنویسید summon 3، set 3، activate hand-3، flip 2، turn 2، use monster-2، attack 1 3 یا attack 1 direct؛ next به مرحلهٔ بعد می‌رود. به‌جای شماره می‌توان نام کارت را نوشت: summon dark blade، attack dark blade on haniwa، choose axe raider. به پرسش‌ها با yes، no، pass، done، cancel، tributes 2، amount 3000، position attack پاسخ دهید؛ میان دورها swap 12 3 یا keep.

refusal-console-duel-no-card = کارتی به نام «{ $text }» که اینجا منظور باشد نیست.
refusal-console-duel-unclear = «{ $text }» می‌تواند { $candidates } باشد: نام را بیشتر بنویسید یا جای آن را.
refusal-console-duel-whom = بگویید «{ $text }» به که حمله می‌کند: attack … on … یا directly.

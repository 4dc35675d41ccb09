# Satır konsolunda düello.
console-duel-asked = { $player }: { $asked }.
console-duel-comma = {", "}
console-duel-level = Seviye { $level }
console-duel-link = Zincir { $number }: { $card }
console-duel-hand-title = Eliniz:
console-duel-hand-empty = Eliniz boş.
console-duel-graveyard-of = { $player }: mezarlık, en eskisi önce:
console-duel-help-table = her şeyi yeniden gösterir
console-duel-help-hand = elinizi gösterir
console-duel-help-card = bir kart nedir, ne der
console-duel-help-graveyard = iki mezarlığı da gösterir
console-duel-how = Şunları yazın: summon 3, set 3, activate hand-3, flip 2, turn 2, use monster-2, attack 1 3 ya da attack 1 direct; next sonraki evreye geçer. Numara yerine kartın adı da olur: summon dark blade, attack dark blade on haniwa, choose axe raider. Sorulara yes, no, pass, done, cancel, tributes 2, amount 3000, position attack ile yanıt verin; rauntlar arasında swap 12 3 ya da keep.

refusal-console-duel-no-card = Burada kastedilebilecek “{ $text }” adlı bir kart yok.
refusal-console-duel-unclear = “{ $text }” şunlardan biri olabilir: { $candidates }. Adı uzatın ya da yerini yazın.
refusal-console-duel-whom = “{ $text }” kime saldırıyor, söyleyin: attack … on … ya da directly.

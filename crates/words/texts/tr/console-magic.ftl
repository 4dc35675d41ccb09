# Magic in the line console.
console-magic-player = { $number }. oyuncu
console-magic-comma = {", "}
console-magic-no-mana = yok
console-magic-none = Yok.

# The table.
console-magic-side = { $player }: { $hp } can; deste { $library }, el { $hand }, ıskarta { $discard }
console-magic-nothing = Oyunda kart yok.
console-magic-lands = Araziler:
console-magic-hand-of = El:
console-magic-known = Elinde, herkesçe bilinen:
console-magic-tapped-card = { $card } (çevrik)
console-magic-tapped = çevrik
console-magic-damage = { $damage } hasar
console-magic-attacks = saldırıyor
console-magic-defends = { $attacker } karşısında savunuyor
console-magic-under = etkileyen: { $cards }
console-magic-on = { $card }, hedefi { $target }
console-magic-card-of = { $card } – { $player }
console-magic-can-attack = Saldırabilir:
console-magic-can-defend = Savunabilir:
console-magic-targets = Hedef olabilir:
console-magic-hand-title = Elin:
console-magic-hand-title-marked = Elin (numara ya da adla oyna; { $mark } şimdi oynanabilir):
console-magic-hand-empty = Elinde kart yok.
console-magic-mana = Kullanılmamış mana: { $pool }. Çevrilmemiş arazilerin verdiği: { $lands }.
console-magic-discard-of = { $player } için ıskarta, en yenisi sonda:
console-magic-deck-of = { $player } için destede ya da elde kalanlar:
console-magic-card = { $card }: { $about }
console-magic-cost = bedeli { $cost }
console-magic-cancelled = { $card } elinde kalıyor; hiçbir şey ödenmedi.

# What is asked for.
console-magic-asked-first = { $player }, savaştan önce: kart oyna, arazi çevir (tap) ya da “done” yaz.
console-magic-asked-second = { $player }, savaştan sonra: kart oyna, arazi çevir (tap); “done” turu bitirir.
console-magic-asked-attack = { $player }, savaş: saldıranları yaz (ya da “all”), sonra “done” yaz.
console-magic-asked-target = { $player }: { $asked } ya da “cancel” yaz.
console-magic-asked-defend = { $player }: { $attacker } saldırıyor. Bir savunan ya da “none” yaz.
console-magic-which-card = Ardına bir kart yaz: card ak şövalye.

console-magic-help-table = her şeyi yeniden göster
console-magic-help-hand = elini göster
console-magic-help-card = bir kartın ne olduğu ve ne yaptığı
console-magic-help-discard = iki ıskartayı da göster
console-magic-help-decks = iki desteden kalanlar, deste ve el birlikte
console-magic-how = Bir kartı elindeki numarasıyla ya da adının başıyla oyna (3, asker, play ak); araziler senin yerine çevrilir. Hedefi aynı satıra yazabilirsin (dehşet on 12, yıldırım on rakip, diriltme hayalet). Elle ödemek için önce arazileri çevir (tap 3 5). Sonra attack 12 14 ya da attack all (saldır), defend 9 (savun), none (savunma yok), cancel (vazgeç), done (bitti).

refusal-console-magic-not-understood = “{ $text }” ne bir kart ne de burada yazılabilecek başka bir şey; “help” neler yazılabileceğini söyler.
refusal-console-magic-no-card = “{ $text }” diye bir kart yok.
refusal-console-magic-none-in-hand = Elinde “{ $text }” diye bir kart yok.
refusal-console-magic-none-in-play = Oyunda burada kastedilebilecek “{ $text }” diye bir kart yok.
refusal-console-magic-none-in-discard = Iskartanda “{ $text }” diye bir yaratık yok.
refusal-console-magic-no-hand-number = Elinde { $number } numaralı kart yok; { $count } kartın var.
refusal-console-magic-no-mana = “{ $text }” mana değil: W, B, R, G ve L harfleri.
refusal-console-magic-no-land-left = Çevrilmemiş arazin yok.
refusal-console-magic-no-creature-left = Saldırabilecek çevrilmemiş yaratık kalmadı; “done” yaz.
refusal-console-magic-unclear = “{ $text }” şunlardan biri olabilir: { $candidates }. Adın devamını ya da bir numara yaz.
console-magic-asked-window = { $player }, dövüşten önce: bir anlık kart oyna ya da “pass” yaz.

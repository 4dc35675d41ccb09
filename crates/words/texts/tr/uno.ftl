game-uno = UNO
game-uno-about = Rengi ya da simgeyi tuttur, kartlarından kurtul. Elinde en az puan kalan kazanır. Üç ila beş kişilik.
role-uno-player = Oyuncu
reason-uno-hand-empty = Bir oyuncunun kartı kalmadı.
reason-uno-turn-limit = Kimsenin eli boşalmadan 2.000 tur oynandı.
reason-uno-resigned = Öbür oyuncuların hepsi çekildi.
refusal-uno-not-an-action = Bu ne bir kart (r5, g+2, y skip, b reverse, w, w4), ne draw, take ya da pass, ne de bir renk (red).
refusal-uno-not-in-hand = Elinde { $card } kartı yok.
refusal-uno-does-not-fit = { $card }, { $middle } üzerine gitmez: ne geçerli renkte ne de aynı simgede.
refusal-uno-another-card-goes = Joker +4 ancak başka kart gitmiyorsa atılabilir; oysa { $card } gidiyor.
refusal-uno-does-not-answer = { $penalty } kartlık ceza var: yalnız +2 ya da joker +4 karşılık olur, { $card } olmaz.
refusal-uno-penalty-waits = { $penalty } kartlık ceza var: +2 ya da joker +4 ile karşılık ver ya da cezayı al.
refusal-uno-no-penalty = Alınacak bir ceza yok.
refusal-uno-must-lay = Atabileceğin bir kart var ({ $card }), onu atmalısın.
refusal-uno-drawn-already = Zaten bir kart çektin: uyanı at ya da pas geç.
refusal-uno-nothing-drawn = Kart çekmeden pas geçemezsin.
refusal-uno-name-a-colour = Önce bir renk söyle: red (kırmızı), green (yeşil), blue (mavi), yellow (sarı).
refusal-uno-no-colour-asked = Şu anda renk sorulmuyor.
refusal-uno-start-seats = Başlangıç konumu başka sayıda oyuncu için.
refusal-uno-start-over = Başlangıç konumunda oyun zaten bitmiş.
refusal-uno-start-cards = Başlangıç konumunda bir karttan destede olandan fazla var.
refusal-uno-start-colour = Başlangıç konumundaki renk, ortadaki kartın rengi değil.
refusal-uno-start-penalty = Başlangıç konumundaki cezaya ortadaki kart yol açmış olamaz.

# Cards and colours by name.
uno-colour-red = kırmızı
uno-colour-green = yeşil
uno-colour-blue = mavi
uno-colour-yellow = sarı
uno-card-number = { $colour } { $number }
uno-card-skip = { $colour } atla
uno-card-reverse = { $colour } yön değiştir
uno-card-draw2 = { $colour } +2
uno-card-wild = joker
uno-card-wild-draw4 = joker +4
uno-clockwise = saat yönünde
uno-anticlockwise = saat yönünün tersine

# What happened, a line each.
uno-event-started = Başlangıç kartı: { $card }. Kurayla { $starter } seçildi; oyuna { $begins } başlıyor.
uno-event-laid = { $player } kart attı: { $card }.
uno-event-named = { $player } renk seçti: { $colour }.
uno-event-reversed-clockwise = Yön yeniden saat yönünde.
uno-event-reversed-anticlockwise = Yön artık saat yönünün tersine.
uno-event-skipped = { $player } sırasını kaybetti.
uno-event-penalty = { $player }, { $count } kart alacak ya da karşılık verecek.
uno-event-drew = { $count ->
    [0] { $player } kart çekecekti ama deste boş.
    [one] { $player } bir kart çekti.
   *[other] { $player }, { $count } kart aldı.
}
uno-event-drew-card = { $player } kart çekti: { $card }.
uno-event-passed = { $player } kartı elinde tuttu, pas geçti.
uno-event-left = { $player } çekildi; öbürleri sürdürüyor.

# The last move of a player, short.
uno-last-laid = attı: { $card }
uno-last-laid-named = attı: { $card }, seçtiği renk: { $colour }
uno-last-drew-laid = çekip attı: { $card }
uno-last-drew-laid-named = çekip attı: { $card }, seçtiği renk: { $colour }
uno-last-drew = bir kart çekti
uno-last-drew-nothing = deste boştu
uno-last-took = { $count ->
    [one] 1 kart aldı
   *[other] { $count } kart aldı
}
uno-last-skipped = sırasını kaybetti
uno-last-left = çekildi

# What is asked for.
uno-asked-lay = bir kart at
uno-asked-draw = bir kart çek
uno-asked-answer = cezaya karşılık ver ya da cezayı al
uno-asked-drawn = çektiğin kartı at ya da pas geç
uno-asked-colour = bir renk seç

# How moves are typed.
uno-how = Bir kart yaz (r5, g+2, y skip, b reverse, w, w4); çekmek ya da ceza almak için draw veya take, pas için pass, sorulunca renk (red).

uno-count = { $count ->
   *[other] { $count } kart
}
uno-points = { $points ->
   *[other] { $points } puan
}
uno-part-lay = bir kart at
uno-part-draw = atılacak kart yok, bir kart çek
uno-part-answer = { $count } kart al ya da karşılık ver
uno-part-take = { $count } kart al
uno-part-drawn = bir kart at ya da çektiğini elde tut
uno-part-colour = bir renk söyle
uno-awaited-lay = kart atacak
uno-awaited-draw = kart çekecek
uno-awaited-answer = { $count } kart alacak ya da karşılık verecek
uno-awaited-take = { $count } kart alacak
uno-awaited-drawn = çektiği kartı atacak ya da elde tutacak
uno-awaited-colour = renk söyleyecek
uno-did-lay = { $card } attı
uno-did-draw = kart çekti
uno-did-take = cezayı aldı
uno-did-pass = elde tuttu
uno-did-name = { $colour } dedi
uno-said-draw = kart çekmek
uno-said-take = cezayı almak
uno-said-pass = kartı elde tutmak

# House rules (UN-50 to UN-55), each in one sentence.
option-uno-call = “UNO” deme
option-uno-call-about = Sondan bir önceki kartını atan, sıradaki oyuncu oynamadan “UNO” demelidir; demediğini biri fark ederse iki kart alır.
option-uno-challenge = Meydan okuma
option-uno-challenge-about = Joker +4 blöf olabilir: cezayı yiyen meydan okuyabilir; blöf yapan dört kart alır, blöf değilse meydan okuyan iki kart fazla alır.
option-uno-draw-until = Uyana dek çek
option-uno-draw-until-about = Atacak kartı olmayan, uyan bir kart gelene dek çeker; onu atabilir ya da elde tutabilir.
option-uno-seven-zero = Yedi ve sıfır
option-uno-seven-zero-about = Yedi, elini seçtiğin bir oyuncununkiyle değiştirir; sıfır, bütün elleri oyun yönünde bir sonrakine geçirir.
option-uno-jump-in = Araya girme
option-uno-jump-in-about = Ortadaki kartın tıpatıp aynısı elinde olan, sırası gelmeden onu atabilir; jokerlerle ve ceza varken olmaz.
option-uno-rounds = Birkaç el
option-uno-rounds-about = Bir eli kazanan, öbürlerinin elinde kalanı alır; 500 puana ilk ulaşan kazanır, en geç 30 el sonra biter.
reason-uno-match-points = 500 puana ulaşıldı.
reason-uno-round-limit = 30 el oynandı; elinde en az puan kalmış olan sayılır.
refusal-uno-nothing-to-call = “UNO” denecek bir şey yok.
refusal-uno-nobody-to-catch = “UNO” demeyi unutan yok.
refusal-uno-nothing-to-challenge = Meydan okunacak bir joker +4 yok.
refusal-uno-choose-a-player = Önce el değiştireceğin oyuncuyu seç.
refusal-uno-no-swap-asked = Eller yalnız yediden sonra değiştirilir.
refusal-uno-not-a-partner = O oyuncuyla el değiştiremezsin.
refusal-uno-out-of-turn = Sıra sende değil; sıra dışında yalnız ortadaki kartın aynısı atılabilir.
uno-event-called = { $player } “UNO” dedi!
uno-event-caught = { $by }, “UNO” demeyen { $player } oyuncusunu yakaladı.
uno-event-challenged-bluff = { $player } joker +4’e meydan okudu: { $by } blöf yapmış.
uno-event-challenged-true = { $player } joker +4’e boşuna meydan okudu: { $by } başka kart atamazdı.
uno-event-jumped-in = { $player } araya girdi.
uno-event-swapped = { $player } elini { $with } ile değiştirdi.
uno-event-handed-on = Bütün eller { $direction } bir sonrakine geçti.
uno-event-round-won = { $round }. el bitti: { $player }, { $points } puan aldı.
uno-event-round-drawn = { $round }. el kazanansız bitti.
uno-part-swap = kiminle el değiştireceğini seç
uno-awaited-swap = kiminle el değiştireceğini seçecek
uno-part-answer-challenge = { $count } kart al, karşılık ver ya da meydan oku
uno-part-take-challenge = { $count } kart al ya da meydan oku
uno-awaited-answer-challenge = { $count } kart alacak, karşılık verecek ya da meydan okuyacak
uno-awaited-take-challenge = { $count } kart alacak ya da meydan okuyacak
uno-did-lay-calling = { $card } attı, “UNO”!
uno-said-lay-calling = { $card }, “UNO”!
uno-did-call = “UNO”!
uno-did-catch = unutanı yakaladı
uno-did-challenge = meydan okudu
uno-did-swap = { $player } ile değiştirdi
uno-said-call = “UNO” demek
uno-said-catch = unutanı yakalamak
uno-said-challenge = meydan okumak
uno-said-swap = { $player } ile el değiştirmek
uno-house = Ev kuralları: { $rules }
uno-taken = { $points ->
   *[other] { $points } puan alındı
}
uno-round = { $round }. el
uno-uncalled = { $player } tek kartlı ve “UNO” demedi.
uno-no-winner = Kazanan yok. { $why }

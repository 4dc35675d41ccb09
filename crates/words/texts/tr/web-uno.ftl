# Sayfalarda UNO. Anahtarlar: web-uno-<what>.
web-uno-hand = Kartların
web-uno-can = atılabilir
web-uno-new = yeni çekildi
web-uno-cards = { $count ->
   *[other] { $count } kart
}
web-uno-points = { $points ->
   *[other] { $points } puan
}
web-uno-middle = Ortadaki kart: { $card }
web-uno-force = Geçerli renk: { $colour }
web-uno-force-open = Renk söylenecek
web-uno-letter-red = K
web-uno-letter-green = Y
web-uno-letter-blue = M
web-uno-letter-yellow = S
web-uno-stock-name = Deste
web-uno-stock = { $count ->
   *[other] Deste, { $count } kart
}
web-uno-draw = Çek
web-uno-take = { $count } kart al
web-uno-penalty = { $count } kart al ya da karşılık ver
web-uno-penalty-of = { $name }: { $count } kart al ya da karşılık ver
web-uno-choose = Hangi renk?
web-uno-keep = Kartı elde tut
web-uno-part-lay = bir kart at
web-uno-part-draw = atılacak kart yok, bir kart çek
web-uno-part-answer = { $count } kart al ya da karşılık ver
web-uno-part-take = { $count } kart al
web-uno-part-drawn = bir kart at ya da çektiğini elde tut
web-uno-part-colour = bir renk söyle
web-uno-awaited-lay = kart atacak
web-uno-awaited-draw = kart çekecek
web-uno-awaited-answer = { $count } kart alacak ya da karşılık verecek
web-uno-awaited-take = { $count } kart alacak
web-uno-awaited-drawn = çektiği kartı atacak ya da elde tutacak
web-uno-awaited-colour = renk söyleyecek
web-uno-did-draw = kart çekti
web-uno-did-take = cezayı aldı
web-uno-did-pass = elde tuttu
web-uno-did-name = { $colour } dedi
web-uno-said-draw = kart çekmek
web-uno-said-take = cezayı almak
web-uno-said-pass = kartı elde tutmak
web-uno-score = Eller sayıldı
web-uno-score-place = Sıra
web-uno-score-player = Oyuncu
web-uno-score-cards = Elde kalan
web-uno-score-points = Puan

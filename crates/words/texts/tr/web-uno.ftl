# Sayfalarda UNO. Anahtarlar: web-uno-<what>.
web-uno-hand = Kartların
web-uno-can = atılabilir
web-uno-new = yeni çekildi
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
web-uno-score = Eller sayıldı
web-uno-score-place = Sıra
web-uno-score-player = Oyuncu
web-uno-score-cards = Elde kalan
web-uno-score-points = Puan
web-uno-call = UNO!
web-uno-catch = Yakala
web-uno-challenge = Meydan oku
web-uno-swap = Elini değiştir:
web-uno-match-score = Alınan puanlar, çoktan aza
web-uno-said = Ev kuralları

# Advanced chess in the full screen.
tui-button-chess-queen = ♕ q
tui-button-chess-rook = ♖ r
tui-button-chess-bishop = ♗ b
tui-button-chess-knight = ♘ h
tui-button-chess-undo = Geri al
tui-button-chess-double = Çift hamle (x2)
tui-button-chess-tamper-none = Hiçbiri
tui-button-chess-tamper-a = A
tui-button-chess-tamper-b = B
tui-button-chess-tamper-c = C
tui-button-chess-tamper-d = D
tui-rules-chess = İleri satranç puanla oynanır: puanı çok olan kazanır; mat ve beraberlikler oyunu yalnız bitirir.

    Oynanan taşın tehditleri: piyon 1, at, fil, kale 2, vezir 5. Alınan taşlar: 3, 8, 15. Şah çekme 10, mat 50. Karşı yarıya geçen piyon 3.

    Çift hamle 30 puandır: hiç puan getirmeyen iki hamle.

    Eksi puanlar: geri alma 5, gidip gelme 2, bir taşa dokunup başkasını oynama 1. 15 ve üstünde sonraki sıran rastgele bir hamledir, sonra 15 silinir.

    Önce taşı, sonra kareyi seç ya da ikisini yaz (e2 e4). x2 çift hamleyi bildirir, U geri alır, T hesabı gösterir.

# Pentago on the pages. Keys: web-pentago-<what>.
web-pentago-board = Dört bloklu Pentago tahtası, 0–5 satırları ve sütunları
web-pentago-turns = Bir bloğu çevirme
web-pentago-square-red = { $row }. satır, { $column }. sütun, kırmızı
web-pentago-square-black = { $row }. satır, { $column }. sütun, siyah
web-pentago-square-empty = { $row }. satır, { $column }. sütun, boş
web-pentago-can = buraya koyabilirsin
web-pentago-last = son bilye
web-pentago-five = beşlide
web-pentago-turn-cw = { $block }. bloğu saat yönünde çevir
web-pentago-turn-ccw = { $block }. bloğu saat yönünün tersine çevir
web-pentago-skip = Hiçbir bloğu çevirme
web-pentago-moves-about = 2 4: 2. satır, 4. sütuna bilye. 2 ↻: 2. blok saat yönünde döndü; ↺ ters yönde.

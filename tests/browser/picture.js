// Writes the picture of a table for the README: node picture.js [FILE].

import path from "node:path";
import { Hall, myTurn, open, shown } from "./hall.js";

const file = process.argv[2] ?? path.join(import.meta.dirname, "../../docs/table.png");
const MOVES = 27;

const hall = await Hall.open();
const page = await hall.visitor({ viewport: { width: 1120, height: 720 }, colorScheme: "light" });
await open(page, "here", { names: ["Shirin", "Deniz"] });
for (let move = 0; move < MOVES && (await myTurn(page)); move += 1) {
  // Here and there, so that it looks like a game, and the same every time.
  const squares = page.locator('[role="grid"] .can');
  await squares.nth((move * 7) % (await squares.count())).click();
  await shown(page, move + 1);
}
await page.mouse.move(0, 0);
await page.screenshot({ path: file });
await hall.close();

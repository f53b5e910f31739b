import { foldedWords } from "../../text/fold-text";
import type { MenuItem } from "../menu.schema";

/**
 * The dish that a file is named after: its number (`12.jpg`, `12 Gyoza.jpg`) or its id (`pho-bo.jpg`).
 * Cameras name files by a counter of their own, such as `IMG_0012.jpg`: these belong to no dish.
 */
export function dishForFile(
  fileName: string,
  items: readonly Pick<MenuItem, "id" | "number">[],
): string | null {
  const stem = fileName.replace(/\.[^.]*$/, "").trim();
  const number = /^[\p{L}]?\d{1,4}[a-z]?(?=$|[\s_.-])/iu.exec(stem)?.[0].toLowerCase();
  const slug = foldedWords(stem).join("-");
  const found =
    items.find(({ id }) => id === slug) ??
    items.find((item) => item.number !== undefined && item.number.toLowerCase() === number);
  return found?.id ?? null;
}

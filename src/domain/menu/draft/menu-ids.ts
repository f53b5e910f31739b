const MAX_LENGTH = 50;

/** Letters that no accent can be taken from, and umlauts as German spells them out. */
const SPELLED: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", đ: "d" };

/**
 * An id for something new from its name, unlike all others: `Phở Bò` is `pho-bo`, the second one
 * `pho-bo-2`. It stays when the name changes, because carts and links refer to it.
 * @param taken ids it must not be
 * @param fallback for names without a letter or digit of ours
 */
export function newMenuId(name: string, taken: Iterable<string>, fallback: string): string {
  const known = new Set(taken);
  const slug = slugOf(name) || fallback;
  // Keys of digits alone change places in an object.
  const id = /^\d+$/.test(slug) ? `${fallback}-${slug}` : slug;
  if (!known.has(id)) return id;
  let count = 2;
  while (known.has(`${id}-${count}`)) count += 1;
  return `${id}-${count}`;
}

function slugOf(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüßđ]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, "");
}

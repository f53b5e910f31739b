const MAX_LENGTH = 50;

/** Umlauts as German spells them out, and letters that Unicode cannot decompose. */
const SPELLED: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", đ: "d" };

/**
 * Makes a unique id from a name: `Phở Bò` becomes `pho-bo`, the second one `pho-bo-2`. The id stays
 * when the name changes, because carts and links refer to it.
 * @param taken ids already in use
 * @param fallback for names without Latin letters and digits
 */
export function newMenuId(name: string, taken: Iterable<string>, fallback: string): string {
  return menuIdMaker(taken, fallback)(name);
}

/** {@link newMenuId} for many names, in linear time. */
export function menuIdMaker(taken: Iterable<string>, fallback: string): (name: string) => string {
  const known = new Set(taken);
  const counts = new Map<string, number>();
  return (name) => {
    const slug = slugOf(name) || fallback;
    // Objects sort numeric keys first, which would change the order.
    const base = /^\d+$/.test(slug) ? `${fallback}-${slug}` : slug;
    let count = counts.get(base) ?? 1;
    const id = () => (count === 1 ? base : `${base}-${count}`);
    while (known.has(id())) count += 1;
    counts.set(base, count);
    known.add(id());
    return id();
  };
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

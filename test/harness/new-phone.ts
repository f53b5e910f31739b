let count = 0;

/** A fictional phone number, another one each time: limits count numbers, too. */
export function newPhone(): string {
  count += 1;
  return `089 99998-${String(100 + (count % 900))}`;
}

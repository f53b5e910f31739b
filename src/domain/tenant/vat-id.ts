/** The VAT id in the restaurant's `tax` field, without spaces; null if the field holds no VAT id. */
export function vatIdOf(tax: string): string | null {
  const vatId = tax.replace(/\s/g, "");
  return /^DE\d{9}$/.test(vatId) ? vatId : null;
}

/** A German postal code: five digits. */
export const ZIP_PATTERN = /^\d{5}$/;

export function isZip(text: string): boolean {
  return ZIP_PATTERN.test(text);
}

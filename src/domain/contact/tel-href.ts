/** The `tel:` link for a phone number as people write it, for example "089 99998-010". */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

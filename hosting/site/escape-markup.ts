/** Makes a plain text safe inside HTML and XML, in attributes too. */
export function escapeMarkup(plain: string): string {
  return plain
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

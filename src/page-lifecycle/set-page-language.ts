/**
 * Sets the language of the page. Does nothing if it is set already: browsers style the whole page
 * again even for the same value.
 * @param language code such as "de"
 */
export function setPageLanguage(language: string): void {
  const page = document.documentElement;
  if (page.lang !== language) page.lang = language;
}

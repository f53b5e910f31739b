/**
 * Removes the styles that the build has inlined (`hosting/build/site-pages.ts`) as soon as the app's
 * style sheet, which repeats them, has loaded. With both, the browser matches every element twice
 * whenever it styles the page.
 */
export function dropInlinedStyles(): void {
  const inlined = document.querySelector<HTMLStyleElement>("style[data-until]");
  if (!inlined) return;
  const onLoad = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement)) return;
    if (target.getAttribute("href") !== inlined.dataset.until) return;
    // At once: the browser styles the page for the new sheet anyway.
    inlined.remove();
    document.head.removeEventListener("load", onLoad, true);
  };
  document.head.addEventListener("load", onLoad, true);
}

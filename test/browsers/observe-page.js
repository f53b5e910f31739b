// Runs in every page of the tested site before its own scripts. Plain JavaScript: nothing may transform it.
(() => {
  const errors = [];
  const observed = { errors, firstDishMs: null };
  window.observed = observed;

  addEventListener(
    "error",
    ({ message, target }) => {
      errors.push(message ?? `not loaded: ${target.src ?? target.href}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => errors.push(`rejected: ${reason}`));
  const { error } = console;
  console.error = (...words) => {
    errors.push(words.join(" "));
    error.apply(console, words);
  };

  const isVisible = (element) => {
    if (element.closest("[inert]")) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const visible = (selector) => [...document.querySelectorAll(selector)].filter(isVisible);
  const wordsOf = (element) =>
    (element.ariaLabel ?? element.textContent).replace(/\s+/g, " ").trim();

  /** The first visible element whose label or text begins with the words. */
  observed.named = (selector, words) =>
    visible(selector).find((element) => wordsOf(element).startsWith(words)) ?? null;
  observed.first = (selector) => visible(selector)[0] ?? null;
  /** The field of a visible label that begins with the words. */
  observed.field = (words) => observed.named("label", words)?.control ?? null;

  const look = () => {
    if (observed.first("[data-dish]")) observed.firstDishMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();

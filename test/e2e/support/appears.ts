import type { Locator } from "playwright-core";

/** Whether an element becomes visible within the time limit of its page. */
export const appears = (element: Locator): Promise<boolean> =>
  element
    .filter({ visible: true })
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );

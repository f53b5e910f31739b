import type { Page } from "playwright-core";

/** Answers a call as the server does long after the sign-in. */
export async function demandSignIn(page: Page, name: string): Promise<void> {
  const error = { status: "PERMISSION_DENIED", message: "", details: { reason: "SIGN_IN_AGAIN" } };
  await page.route(`**/${name}`, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 403,
          headers: { "access-control-allow-origin": "*" },
          json: { error },
        })
      : route.continue(),
  );
}

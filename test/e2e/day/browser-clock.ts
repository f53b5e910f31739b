import type { BrowserContext } from "playwright-core";

/**
 * Gives a browser the simulated time. Pages correct their clock by the time at which the database says it
 * has read; that of the local backend cannot be set, so it is moved on its way to the page. Pages get more
 * time than usual, because the restaurant's day goes on beside them.
 */
export async function followDay(context: BrowserContext, offsetMs: () => number): Promise<void> {
  context.setDefaultTimeout(90_000);
  await context.route("**/documents:batchGet*", async (route) => {
    const response = await route.fetch().catch(() => null);
    // Without connection.
    if (!response) return route.abort();
    const answers = (await response.json()) as { readTime?: string }[];
    const moved = answers.map((answer) => ({
      ...answer,
      ...(answer.readTime && {
        readTime: new Date(Date.parse(answer.readTime) + offsetMs()).toISOString(),
      }),
    }));
    return route.fulfill({ response, json: moved });
  });
}

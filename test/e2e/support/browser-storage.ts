import type { Page } from "playwright-core";

/** Everything the site stores in this browser, as JSON: local and session storage, cookies, IndexedDB. */
export async function browserStorage(page: Page): Promise<string> {
  const databases = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? "");
    return Promise.all(names.map(contentOf));

    async function contentOf(name: string): Promise<unknown> {
      const database = await settled(indexedDB.open(name));
      const stores = Array.from(database.objectStoreNames);
      const content = stores.map((store) =>
        settled(database.transaction(store).objectStore(store).getAll()),
      );
      const all = await Promise.all(content);
      database.close();
      return all;
    }

    function settled<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    }
  });
  const storages = await page.evaluate(() => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
  }));
  return JSON.stringify({ databases, ...storages });
}

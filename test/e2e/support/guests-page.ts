import type { Page } from "playwright-core";
import type { Language } from "@/domain/text/language";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { guestUser } from "@/test/harness/accounts";
import { appCheckToken, type CallCredentials } from "@/test/harness/callables";

/** Locators and actions of the guest page. */
export function guestsPage(page: Page, language: Language = "de") {
  const texts = guestsTexts[language];
  const field = page.getByLabel(texts.query);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    field,
    button,
    orders: page.getByTestId("found-order"),
    blocks: page.getByTestId("block"),
    search: async (typed: string) => {
      await field.fill(typed);
      await button(texts.search).click();
    },
  };
}

/** A new guest account that may order. */
export async function newOrderer(): Promise<CallCredentials> {
  const [{ idToken }, token] = await Promise.all([guestUser(), appCheckToken()]);
  return { idToken, appCheckToken: token };
}

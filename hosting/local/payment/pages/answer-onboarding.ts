import type { Language } from "@/domain/text/language";
import { completeAccount } from "../money/account-state";
import type { Provider } from "../state/provider";
import { noticePage, type PageAnswer } from "./document";
import { onboardingPage } from "./onboarding-page";
import { PAGE_TEXTS } from "./page-texts";

/** Shows what an account lacks, and completes it. A link works once, as at the real service. */
export function answerOnboarding(
  provider: Provider,
  token: string,
  language: Language,
  method: string,
): PageAnswer {
  const link = provider.links.get(token);
  const account = provider.accounts.find(null, link?.account ?? "");
  if (!link || !account) {
    return { status: 404, html: noticePage(language, PAGE_TEXTS[language].missing) };
  }
  if (method === "POST") {
    if (!account.charges_enabled) completeAccount(provider, account);
    return { redirect: link.returnUrl };
  }
  if (link.isVisited || link.expiresAt <= provider.now()) return { redirect: link.refreshUrl };
  link.isVisited = true;
  if (account.charges_enabled) {
    const { done } = PAGE_TEXTS[language].onboarding;
    const html = noticePage(language, done, { href: link.returnUrl, label: done[2] });
    return { status: 200, html };
  }
  const html = onboardingPage(language, account, { token, returnUrl: link.returnUrl });
  return { status: 200, html };
}

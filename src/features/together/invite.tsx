import { useState } from "react";
import { routes } from "@/config/routes";
import { useRestaurant } from "@/data/restaurant-provider";
import { togetherTexts } from "@/i18n/order/together-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { shareLink } from "@/ui/dish/share-link";
import { OptionalPart } from "@/ui/feedback/optional-part";

const InviteCode = lazyPart(async () => (await import("./invite-code")).InviteCode);

/** The link of the group, to share, to copy and to scan. */
export function Invite({ id }: { readonly id: string }) {
  const texts = useTexts(togetherTexts);
  const { title } = useRestaurant();
  const [isCopied, setCopied] = useState(false);
  const url = new URL(`${routes.checkout}#together=${id}`, window.location.origin).href;

  async function share(): Promise<void> {
    setCopied((await shareLink(texts.shareTitle(title), url)) === "copied");
  }

  return (
    <section className="together__card together__invite" aria-label={texts.inviteTitle}>
      <div className="together__share">
        <h2 className="together__heading">{texts.inviteTitle}</h2>
        <p>{texts.invite}</p>
        <input
          className="together__link"
          aria-label={texts.link}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button className="button button--primary" type="button" onClick={() => void share()}>
          {texts.share}
        </button>
        <p role="status">{isCopied ? texts.copied : null}</p>
      </div>
      <OptionalPart>
        <InviteCode url={url} label={texts.code} />
      </OptionalPart>
    </section>
  );
}

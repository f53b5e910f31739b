import { Link, useLocation } from "react-router-dom";
import { routes } from "@/config/routes";
import { useGroupSync } from "@/data/together/use-group-sync";
import { togetherTexts } from "@/i18n/order/together-texts";
import { useLanguage } from "@/i18n/use-texts";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtom, useAtomValue } from "@/state/jotai-hooks";
import { groupMemberAtom } from "@/state/ordering/group-member-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { groupViewAtom, isUnsentAtom, unsentRefusalAtom } from "@/state/together/group-atoms";
import "@/ui/feedback/pending-notice.css";
import { groupStatus } from "./group-status";

/** Keeps the group up to date on every page, and shows its state except on its own page and the checkout. */
export function TogetherNotice() {
  useGroupSync();
  const language = useLanguage();
  const texts = togetherTexts[language];
  const [member, setMember] = useAtom(groupMemberAtom);
  const view = useAtomValue(groupViewAtom);
  const isUnsent = useAtomValue(isUnsentAtom);
  const isRefused = useAtomValue(unsentRefusalAtom) !== null;
  const now = useAtomValue(serverNowAtom);
  const { user } = useAtomValue(authAtom);
  const { pathname } = useLocation();
  const status = groupStatus(view, { uid: user?.uid ?? null, now, language });
  if (!member || pathname === routes.checkout) return null;
  const isOver = status?.tone === "warning" || member.isDone;
  const isWaiting = isUnsent && view.group?.state !== "locked" && !isOver;
  const sending = navigator.onLine ? texts.sending : texts.unsent;
  const waiting = isRefused ? texts.refused : sending;
  return (
    <section className="pending-notice" aria-live="polite" aria-label={texts.title}>
      <p>
        <strong>{status?.title ?? texts.title}</strong>
        {isWaiting ? <> · {waiting}</> : null}
      </p>
      <span>
        {view.status === "ended" ? null : (
          <Link className="button button--outline" to={`${routes.checkout}#together=${member.id}`}>
            {texts.view}
          </Link>
        )}{" "}
        {isOver ? (
          <button className="button button--ghost" type="button" onClick={() => setMember(null)}>
            {texts.close}
          </button>
        ) : null}
      </span>
    </section>
  );
}

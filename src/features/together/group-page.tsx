import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useMenu } from "@/data/menu-provider";
import { isOrdered } from "@/domain/cart/together/group-cart";
import type { GroupCart } from "@/domain/cart/together/group-cart.schema";
import { personLine } from "@/domain/cart/together/group-lines";
import { formatPrice } from "@/domain/text/format";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { togetherTexts } from "@/i18n/order/together-texts";
import { useLanguage } from "@/i18n/use-texts";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtom, useAtomValue } from "@/state/jotai-hooks";
import { groupMemberAtom } from "@/state/ordering/group-member-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { groupViewAtom } from "@/state/together/group-atoms";
import { LoadingState } from "@/ui/feedback/loading-state";
import { Notice } from "@/ui/feedback/notice";
import { GroupButtons } from "./group-buttons";
import { groupStatus } from "./group-status";
import { Invite } from "./invite";
import { PersonCard } from "./person-card";
import { UnsentLines } from "./unsent-lines";
import { useGroupActions } from "./use-group-actions";

/** The group of this device: its state, the invitation, and who takes what. */
export function GroupPage() {
  const language = useLanguage();
  const texts = togetherTexts[language];
  const [member, setMember] = useAtom(groupMemberAtom);
  const view = useAtomValue(groupViewAtom);
  const now = useAtomValue(serverNowAtom);
  const uid = useAtomValue(authAtom).user?.uid ?? null;
  const actions = useGroupActions();
  const status = groupStatus(view, { uid, now, language });
  if (!member) return null;
  if (!status) {
    return (
      <>
        <LoadingState label={texts.loading} />
        <UnsentLines group={null} />
      </>
    );
  }
  const { group } = view;
  const isOpen = group?.state === "open" && view.status !== "ended";
  const isHost = group?.host === uid;
  const invite = isOpen ? <Invite id={member.id} /> : null;
  return (
    <>
      <div role="status">
        <Notice tone={status.tone} title={status.title}>
          {status.help}
        </Notice>
      </div>
      <UnsentLines group={group} />
      {actions.problem ? <Notice tone="error" title={actions.problem} /> : null}
      {group && view.status !== "ended" ? (
        <>
          {isHost ? invite : null}
          <People
            group={group}
            uid={uid}
            onRemove={isOpen && isHost ? (who) => void actions.change("remove", who) : null}
          />
          <GroupButtons group={group} isHost={isHost} actions={actions} />
          {isHost ? null : invite}
        </>
      ) : null}
      {view.status === "ended" || (group && isOrdered(group)) ? (
        <Link className="button button--outline" to={routes.home} onClick={() => setMember(null)}>
          {checkoutTexts[language].toMenu}
        </Link>
      ) : null}
    </>
  );
}

interface PeopleProps {
  readonly group: GroupCart;
  readonly uid: string | null;
  readonly onRemove: ((uid: string) => void) | null;
}

function People({ group, uid, onRemove }: PeopleProps) {
  const menu = useMenu();
  const language = useLanguage();
  const texts = togetherTexts[language];
  const cents = group.people
    .flatMap((person) =>
      person.lines.filter((each) => !each.left_out).map((line) => personLine(person, line, menu)),
    )
    .reduce((sum, { line_cents }) => sum + line_cents, 0);
  return (
    <section className="together__card" aria-label={texts.people}>
      <h2 className="together__heading">{texts.people}</h2>
      <ul className="together__people">
        {group.people.map((person) => {
          const isHost = person.uid === group.host;
          const remarks = [person.uid === uid ? texts.you : "", isHost ? texts.host : ""];
          return (
            <PersonCard
              key={person.uid}
              person={person}
              remark={remarks.filter(Boolean).join(", ")}
              onRemove={onRemove && !isHost ? () => onRemove(person.uid) : null}
            />
          );
        })}
      </ul>
      <p className="together__row together__total">
        <span>{texts.subtotal}</span>
        <span>{formatPrice(cents, language)}</span>
      </p>
    </section>
  );
}

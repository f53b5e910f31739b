import { useMenu } from "@/data/menu-provider";
import { requestLines } from "@/domain/cart/request-lines";
import type { GroupLine, GroupPerson } from "@/domain/cart/together/group-cart.schema";
import { personLine } from "@/domain/cart/together/group-lines";
import { priceLines } from "@/domain/order/pricing/price-lines";
import { formatPrice } from "@/domain/text/format";
import { cartTexts } from "@/i18n/order/cart-texts";
import { togetherTexts } from "@/i18n/order/together-texts";
import { useLanguage, useTextIn } from "@/i18n/use-texts";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { passportViewAtom } from "@/state/menu/passport-view-atom";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { ConfirmButton } from "./confirm-button";

interface PersonCardProps {
  readonly person: GroupPerson;
  /** Beside the name, for example who orders. */
  readonly remark: string;
  /** Removes the person; null where that is not possible. */
  readonly onRemove: (() => void) | null;
}

/** One person's dishes, with problems and sum. */
export function PersonCard({ person, remark, onRemove }: PersonCardProps) {
  const menu = useMenu();
  const language = useLanguage();
  const texts = togetherTexts[language];
  const { name, lines } = person;
  const sum = lines
    .filter(({ left_out }) => !left_out)
    .reduce((cents, line) => cents + personLine(person, line, menu).line_cents, 0);
  return (
    <li className="together__person" data-testid="together-person">
      <div className="together__row">
        <h3 className="together__name">
          {name} {remark ? <small>({remark})</small> : null}
        </h3>
        <span className="together__price">{formatPrice(sum, language)}</span>
      </div>
      {lines.length === 0 ? <p className="together__muted">{texts.nothing}</p> : null}
      <ul className="together__lines">
        {lines.map((line) => (
          <Line key={JSON.stringify(line)} person={person} line={line} />
        ))}
      </ul>
      {onRemove ? (
        <ConfirmButton
          label={texts.remove(name)}
          question={texts.reallyRemove(name)}
          onConfirm={onRemove}
        />
      ) : null}
    </li>
  );
}

function Line({ person, line }: { readonly person: GroupPerson; readonly line: GroupLine }) {
  const menu = useMenu();
  const language = useLanguage();
  const textIn = useTextIn();
  const texts = togetherTexts[language];
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  const passport = useAtomValue(passportViewAtom);
  // The passport is of the guest at this device.
  const isOwn = useAtomValue(authAtom).user?.uid === person.uid;
  const shown = personLine(person, line, menu);
  const priced = priceLines(requestLines([shown]), menu, availability, now);
  const [details] = priced.ok ? priced.value.lines : [];
  const dish = menu.items.find(({ id }) => id === line.item_id);
  const soldOut = priced.ok && priced.value.soldOut ? texts.problems.soldOut : null;
  const unavailable = priced.ok ? soldOut : texts.problems.gone;
  const problem = line.left_out ? texts.leftOut : unavailable;
  return (
    <li className="together__line">
      <div className="together__row">
        <span className={line.left_out ? "together__left-out" : undefined}>
          {line.qty} × {dish ? textIn(dish.name) : cartTexts[language].unknownDish}
        </span>
        <span className="together__price">{formatPrice(shown.line_cents, language)}</span>
      </div>
      {details && details.choice_names.length > 0 ? (
        <p className="together__muted">{details.choice_names.map(textIn).join(", ")}</p>
      ) : null}
      {line.note ? (
        <p className="together__muted">{cartTexts[language].quoted(line.note)}</p>
      ) : null}
      {isOwn && dish ? passport?.ofChoices(dish, shown.item.choices) : null}
      {problem ? <p className="together__problem">{problem}</p> : null}
    </li>
  );
}

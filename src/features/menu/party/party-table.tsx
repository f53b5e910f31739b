import { useEffect, useRef } from "react";
import { useRestaurant } from "@/data/restaurant-provider";
import { useServingTime } from "@/data/use-serving-time";
import {
  type PartyContext,
  type PartyCourse,
  type PartyLine,
  partySize,
} from "@/domain/cart/party/party";
import type { PartyGroupId } from "@/domain/cart/party/party-diets";
import { alternatives, portionsFree } from "@/domain/cart/party/party-dishes";
import { type PartyService, partyTotals } from "@/domain/cart/party/party-totals";
import { textIn } from "@/domain/text/localized-text";
import { finderTexts } from "@/i18n/menu/finder-texts";
import { partyTexts } from "@/i18n/menu/party-texts";
import { useServingTimeText } from "@/i18n/order/use-serving-time-text";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAnnounce } from "@/ui/feedback/announcer";
import { EmptyState } from "@/ui/feedback/empty-state";
import { PhoneNumbers } from "@/ui/phone-numbers";
import { ReceiptTotals } from "@/ui/receipt/receipt-totals";
import { PartyLineRow } from "./party-line-row";
import { PartyNotices } from "./party-notices";
import type { PlannedTable } from "./planned-table";

const COURSES: readonly PartyCourse[] = ["main", "starter", "minimum", "dessert", "drink"];

interface PartyTableProps {
  readonly table: PlannedTable;
  readonly context: PartyContext;
  readonly service: PartyService;
  readonly onChange: (lines: readonly PartyLine[]) => void;
}

/** The planned table by courses, each with its reason. Every dish can be swapped, counted and left out. */
export function PartyTable({ table, context, service, onChange }: PartyTableProps) {
  const language = useLanguage();
  const texts = useTexts(partyTexts);
  const { caution } = useTexts(finderTexts);
  const restaurant = useRestaurant();
  const announce = useAnnounce();
  const serving = useServingTimeText(useServingTime(service.type));
  const heading = useRef<HTMLHeadingElement>(null);
  const { request, plan, lines } = table;
  const people = partySize(request);
  const totals = partyTotals(lines, restaurant, service);
  const hasDiets = request.groups.some(({ passport }) => passport);

  useEffect(() => {
    const { current } = heading;
    const body = current?.closest<HTMLElement>(".sheet__body");
    // Not `scrollIntoView`, which would also scroll the sheet around its body.
    if (current && body) body.scrollTop = current.offsetTop - body.offsetTop;
    current?.focus({ preventScroll: true });
  }, [plan]);

  const groupName = (group: string | null) =>
    group === null || group === "anything"
      ? ""
      : texts.groups[group as Exclude<PartyGroupId, "anything">];

  function replace(line: PartyLine, next: PartyLine | null) {
    onChange(lines.flatMap((each) => (each === line ? (next ?? []) : each)));
    if (!next) announce(texts.removed(textIn(line.dish.item.name, language)));
  }

  if (plan.lines.length === 0) {
    return (
      <EmptyState title={texts.emptyTitle} text={texts.empty}>
        <PhoneNumbers phones={restaurant.phones} />
      </EmptyState>
    );
  }
  return (
    <section className="party__table" aria-labelledby="party-result">
      <h3 id="party-result" ref={heading} tabIndex={-1}>
        {texts.result}
      </h3>
      {serving ? <p className="party__hint">{serving}</p> : null}
      <PartyNotices table={table} service={service} groupName={groupName} />
      {COURSES.map((course) => {
        const dishes = lines.filter((line) => line.course === course);
        if (dishes.length === 0) return null;
        const count = dishes.reduce((sum, { qty }) => sum + qty, 0);
        return (
          <section key={course}>
            <h4 className="party__course">
              {texts.course[course](count, people, dietsOf(dishes))}
            </h4>
            <ul className="party__lines">
              {dishes.map((line) => (
                <PartyLineRow
                  key={`${line.group}/${line.dish.item.id}`}
                  line={line}
                  who={whoEats(line)}
                  swaps={alternatives(line, lines, request.groups, context)}
                  max={line.qty + portionsFree(line.dish, lines, context)}
                  onChange={(next) => replace(line, next)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {lines.length > 0 ? <ReceiptTotals totals={totals} hasTotal={totals.hasFee} /> : null}
      {hasDiets ? <p className="party__hint">{caution}</p> : null}
    </section>
  );

  function whoEats({ group, qty }: PartyLine): string {
    if (group === null) return hasDiets ? texts.forAll : "";
    const name = groupName(group);
    return name ? texts.forGroup(name, qty) : "";
  }

  function dietsOf(dishes: readonly PartyLine[]): string {
    return request.groups
      .flatMap(({ id }) => {
        const count = dishes
          .filter(({ group }) => group === id)
          .reduce((sum, { qty }) => sum + qty, 0);
        const name = groupName(id);
        return count > 0 && name ? `${count} ${name}` : [];
      })
      .join(", ");
  }
}

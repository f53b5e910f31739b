import { useRestaurant } from "@/data/restaurant-provider";
import { type PartyService, partyTotals } from "@/domain/cart/party/party-totals";
import { formatPrice } from "@/domain/text/format";
import { partyTexts } from "@/i18n/menu/party-texts";
import { cartSummaryTexts } from "@/i18n/order/cart-summary-texts";
import { useLanguage } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";
import { PhoneNumbers } from "@/ui/phone-numbers";
import type { PlannedTable } from "./planned-table";

interface PartyNoticesProps {
  readonly table: PlannedTable;
  readonly service: PartyService;
  readonly groupName: (group: string | null) => string;
}

/** Shortcomings of the planned table: budget, fitting dishes, minimum of the order. */
export function PartyNotices({ table, service, groupName }: PartyNoticesProps) {
  const language = useLanguage();
  const texts = partyTexts[language];
  const restaurant = useRestaurant();
  const { request, plan, lines } = table;
  const { total_cents, missing_cents } = partyTotals(lines, restaurant, service);
  const price = (cents: number) => formatPrice(cents, language);
  const above = request.budget_cents === null ? 0 : total_cents - request.budget_cents;
  const isLeast = plan.short_cents > 0 && lines === plan.lines;
  const isUnfed = plan.gaps.some(({ course, reason }) => course === "main" && reason === "no-dish");
  return (
    <div className="party__notices" role="status">
      {isLeast ? (
        <Notice tone="warning" title={texts.short(price(plan.short_cents))}>
          {texts.least}
        </Notice>
      ) : null}
      {above > 0 && !isLeast ? <Notice tone="warning" title={texts.above(price(above))} /> : null}
      {plan.gaps.length > 0 ? (
        <Notice tone={isUnfed ? "warning" : "info"} title={texts.gapTitle}>
          <ul className="party__gaps">
            {plan.gaps.map((gap) => (
              <li key={`${gap.course}/${gap.reason}/${gap.group}`}>
                {texts.gap(gap, groupName(gap.group))}
              </li>
            ))}
          </ul>
          {isUnfed ? <PhoneNumbers phones={restaurant.phones} /> : null}
        </Notice>
      ) : null}
      {missing_cents > 0 && lines.length > 0 ? (
        <Notice tone="info" title={cartSummaryTexts[language].missing(price(missing_cents))} />
      ) : null}
    </div>
  );
}

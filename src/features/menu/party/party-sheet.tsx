import { useState } from "react";
import { planParty } from "@/domain/cart/party/plan-party";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { partyTexts } from "@/i18n/menu/party-texts";
import { useTexts } from "@/i18n/use-texts";
import { Sheet } from "@/ui/sheet/sheet";
import { PartyEnd } from "./party-end";
import { PartyForm } from "./party-form";
import { PartyTable } from "./party-table";
import type { PlannedTable } from "./planned-table";
import { usePartyContext } from "./use-party-context";
import "./party.css";

/** "For how many?": people, budget and diets become a whole table, which the guest can change. */
export function PartySheet({ onClosed }: { onClosed: () => void }) {
  const { close } = useTexts(menuTexts);
  const { title } = useTexts(partyTexts);
  const { context, service } = usePartyContext();
  const [table, setTable] = useState<PlannedTable | null>(null);
  return (
    <Sheet title={title} closeLabel={close} onClosed={onClosed}>
      <div className="sheet__body party">
        <PartyForm
          onPlan={(request) => {
            const plan = planParty(request, context);
            setTable({ request, plan, lines: plan.lines });
          }}
        />
        {table ? (
          <PartyTable
            table={table}
            context={context}
            service={service}
            onChange={(lines) => setTable({ ...table, lines })}
          />
        ) : null}
      </div>
      {table && table.lines.length > 0 ? <PartyEnd lines={table.lines} service={service} /> : null}
    </Sheet>
  );
}

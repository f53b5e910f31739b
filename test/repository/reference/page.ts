import { accessRows } from "./access";
import { auditTable } from "./audit";
import { callsTable, jobsTable, servicesTable } from "./calls";
import { commandList } from "./commands";
import { limitsTable } from "./limits";
import { payloadTable, reasonsTable } from "./reasons";
import { shapeText } from "./shape-text";
import { SMALL_SHAPES } from "./shapes";
import { orderStatesTable, reservationStatesTable } from "./states";
import { storedTables } from "./stored";
import { tableText } from "./table-text";

/** The page docs/reference.md. */
export function referencePage(): string {
  return `${[
    "# Reference",
    "Calls, reasons of refusal, limits, access and stored documents, as the code defines them. `npm run docs` writes this page from schemas, definitions and their comments, and `npm test` fails while it differs: change the code instead. The [rules](rules.md) explain how they work together.",
    "`?` marks what may be absent. Instants are milliseconds here and timestamps in Firestore. Bounds are inclusive: those of texts and lists count characters and entries.",
    "## Calls",
    "Every call passes the [frame](rules.md#calls), which may refuse with INVALID and RATE_LIMIT, with NOT_SIGNED_IN and NOT_ALLOWED where the call needs an account or a role (whether or not the restaurant exists), and with SIGN_IN_AGAIN where it needs [step-up](rules.md#step-up) or is costly, which means a [limit](rules.md#limits) of its own. The last column lists what its code can refuse with besides: never more, sometimes a reason of a shared step that this call does not reach.",
    "Super-administrators are staff and managers of every restaurant.",
    callsTable(),
    "## Shapes",
    tableText(
      ["shape", "type and bounds"],
      Object.entries(SMALL_SHAPES).map(([name, schema]) => [name, shapeText(schema)]),
    ),
    "## Services",
    "The deployed functions. A call is at `/api/<name>` of a site and directly at `/<service>/<name>`.",
    servicesTable(),
    "## Jobs",
    "What the two schedules run, each with its own report in `runs/`.",
    jobsTable(),
    "## Reasons",
    reasonsTable(),
    payloadTable(),
    "## States",
    "Steps of orders. Deadlines and conditions: [rules](rules.md#order-states).",
    orderStatesTable(),
    "Steps of reservations ([rules](rules.md#reservation-states)).",
    reservationStatesTable(),
    "## Limits",
    "Limits and periods. [Rules](rules.md#limits) say how they are counted.",
    limitsTable(),
    "## Access",
    "What clients may do without a call, by role; an empty cell is nobody. `-here` is of the restaurant of the document, `owner` the account that a document belongs to. `unverified-staff` and `moved-staff` have grants without effect, `invited` has none yet.",
    accessRows(),
    "## Commands",
    "Options follow two hyphens: see [scripts](scripts.md).",
    commandList(),
    "## Audit actions",
    "`+overbook` and `+waive_minimum` follow an action where staff chose so.",
    auditTable(),
    "## Stored documents",
    "What the code reads of a stored document; a restaurant and a menu as an editor saves them. Other collections are in the [rules](rules.md#other-collections).",
    ...storedTables(),
  ].join("\n\n")}\n`;
}

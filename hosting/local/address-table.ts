import { LOCAL_PORTS } from "../lib/ports";
import { DEMO_PASSWORD, demoAccounts } from "./demo-accounts";

/** Label and address. */
export type AddressRow = readonly [label: string, address: string];

/** The table that `npm start` prints: addresses and demo accounts. */
export function addressTable(sites: readonly AddressRow[]): string {
  const rows: AddressRow[] = [
    ...sites,
    ["Inbox: every mail", `http://localhost:${LOCAL_PORTS.inbox}/`],
    ["Test payments and faults", `http://localhost:${LOCAL_PORTS.payment}/`],
    ["Push messages", `http://localhost:${LOCAL_PORTS.push}/`],
    ["Emulator interface", `http://127.0.0.1:${LOCAL_PORTS.ui}/ui`],
    ["Firestore", `127.0.0.1:${LOCAL_PORTS.firestore}`],
    ["Auth", `127.0.0.1:${LOCAL_PORTS.auth}`],
    ["Functions", `127.0.0.1:${LOCAL_PORTS.functions}`],
    ["Storage", `127.0.0.1:${LOCAL_PORTS.storage}`],
    ["SMTP", `127.0.0.1:${LOCAL_PORTS.smtp}`],
    ...demoAccounts.map(({ email, role }): AddressRow => [`Account: ${role}`, email]),
    ["Password of all accounts", DEMO_PASSWORD],
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  const rule = (left: string, middle: string, right: string) =>
    left + widths.map((width) => "─".repeat(width + 2)).join(middle) + right;
  const lines = rows.map(
    (row) => `│ ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" │ ")} │`,
  );
  return [rule("┌", "┬", "┐"), ...lines, rule("└", "┴", "┘")].join("\n");
}

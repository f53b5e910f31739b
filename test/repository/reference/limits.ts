import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/domain/time/berlin-time";
import { repoRoot } from "@/hosting/lib/repo-root";
import { type Constant, constantsIn } from "./constants";
import { docCommentsOf } from "./doc-comments";
import { tableText } from "./table-text";

/** Files whose constants are listed, beside those in `src/domain/limits`. */
const FILES = [
  "src/domain/order/line-limits",
  "src/domain/order/order-requests.schema",
  "src/domain/order/steps/order-machine",
  "src/domain/order/steps/delay-order",
  "src/domain/order/timing/answer-due",
  "src/domain/order/best-sellers",
  "src/domain/reservation/moves/move-reservation",
  "src/domain/reservation/booking/waitlist",
  "src/domain/reservation/times/staff-booking-times",
  "src/domain/reservation/steps/reservation-machine",
  "src/domain/reservation/steps/reservation-due",
  "src/domain/reservation/reminder/guest-reminder",
  "src/domain/availability/change-availability",
  "src/domain/availability/set-availability-request.schema",
  "src/domain/guest/block-end",
  "src/domain/staff/invitation.schema",
  "src/domain/staff/heartbeat",
  "src/domain/staff/staff-horizon",
  "src/domain/staff/idle-session",
  "src/domain/user/recent-sign-in",
  "src/domain/user/address-book",
  "src/domain/report/report-range",
  "src/domain/revision/revision.schema",
  "src/domain/photo/photo-upload",
  "src/domain/mail/mail-delivery",
  "src/domain/retention/retention",
  "src/domain/order/order-retention",
  "functions/calls/frame/read-input",
  "functions/calls/limits/call-buckets",
  "functions/calls/limits/limit-calls",
  "functions/menus/save-menu",
  "functions/reports/report-store",
  "functions/personal-data/export-store",
  "functions/erasure/erase-documents",
  "functions/guests/block-store",
  "functions/team/list-staff",
  "functions/access/session-store",
  "functions/access/revoked-grants-store",
] as const;

const MEGABYTE = 1024 * 1024;

/** All limits and periods that have a comment. */
export function limitsTable(): string {
  const folder = "src/domain/limits";
  const own = readdirSync(join(repoRoot, folder)).map((file) => `${folder}/${file}`);
  const paths = [...own.toSorted(), ...FILES.map((file) => `${file}.ts`)];
  return tableText(["limit", "value", "meaning", "file"], paths.flatMap(rowsOf));
}

function rowsOf(path: string): string[][] {
  const comments = docCommentsOf(path);
  return [...constantsIn(path)].flatMap(([name, value]) => {
    const meaning = comments.of(name);
    const members = comments.fields(name);
    const file = `\`${posix.basename(path, ".ts")}\``;
    if (meaning === "" || !/\d/.test(JSON.stringify(value))) return [];
    if (![...members.values()].some(Boolean)) {
      return [[`\`${name}\``, limitText(value, name), meaning, file]];
    }
    return Object.entries(value).map(([member, each]) => [
      `\`${name}.${member}\``,
      limitText(each, name),
      members.get(member) ?? "",
      file,
    ]);
  });
}

function limitText(value: Constant, name: string): string {
  if (typeof value === "string") return `\`${value}\``;
  if (typeof value === "number") return amountText(value, name);
  if (Array.isArray(value)) return value.map((each) => limitText(each, name)).join(", ");
  const { max, windowMs, burst, perSecond, ...others } = value as Readonly<
    Record<string, Constant>
  >;
  if (windowMs !== undefined) return `${max} in ${durationText(Number(windowMs))}`;
  if (burst !== undefined) return `${burst} at once, then ${rateText(Number(perSecond))}`;
  const members = Object.entries({ ...others, ...(max !== undefined && { max }) });
  return members.map(([member, each]) => `${member}: ${limitText(each, member)}`).join("; ");
}

function amountText(amount: number, name: string): string {
  if (/_MS$/.test(name)) return durationText(amount);
  if (/_BYTES$/.test(name)) {
    return amount % MEGABYTE === 0 ? `${amount / MEGABYTE} MB` : `${amount / 1024} KB`;
  }
  const unit = /_(DAYS|MINUTES|YEARS|CENTS)(?:_|$)/.exec(name)?.[1]?.toLowerCase();
  const units = amount === 1 ? unit?.replace(/s$/, "") : unit;
  return [amount.toLocaleString("en"), units].filter(Boolean).join(" ");
}

function durationText(ms: number): string {
  const units = { day: DAY_MS, hour: HOUR_MS, minute: MINUTE_MS, second: 1000 };
  const [unit, length] = Object.entries(units).find(([, each]) => ms % each === 0) ?? ["ms", 1];
  const count = ms / length;
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

function rateText(perSecond: number): string {
  return perSecond >= 1 ? `${perSecond} a second` : `one in ${Math.round(1 / perSecond)} seconds`;
}

import type { UserRecord } from "firebase-admin/auth";
import { retentionCutoff } from "@/domain/retention/retention";
import { DAY_MS, type Instant } from "@/domain/time/berlin-time";
import { database, identities } from "../runtime/admin-app";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

/** Accounts that the identity provider lists at once. */
const PAGE = 1000;

const cursor = () => database().doc("runs/guest_accounts");

/** One page of accounts; `next` is null on the last one. */
interface AccountPage {
  /** Guest accounts without any activity since the instant. */
  readonly idle: readonly string[];
  readonly next: string | null;
}

/** @param token `next` of the page before; null for the first page */
export async function listIdleGuests(since: Instant, token: string | null): Promise<AccountPage> {
  const { users, pageToken } = await identities().listUsers(PAGE, token ?? undefined);
  const idle = users.filter((user) => isGuest(user) && lastActiveAt(user) < since);
  return { idle: idle.map(({ uid }) => uid), next: pageToken ?? null };
}

/** Whether an account has neither a provider nor an address. */
function isGuest({ providerData, email, phoneNumber }: UserRecord): boolean {
  return providerData.length === 0 && !email && !phoneNumber;
}

function lastActiveAt({ metadata }: UserRecord): Instant {
  const { creationTime, lastSignInTime, lastRefreshTime } = metadata;
  const times = [creationTime, lastSignInTime, lastRefreshTime];
  return Math.max(...times.map((time) => (time ? Date.parse(time) : 0)));
}

/**
 * Whether an account must stay although its last sign-in is long ago: it is a staff member's, was used
 * since, or has an order or reservation that is not over.
 */
export async function isStillNeeded(uid: string, now: Instant): Promise<boolean> {
  const since = toTimestamp(retentionCutoff("guest_account", now));
  const own = (name: string) => database().collection(name).where("creator_uid", "==", uid);
  const [[staff, user], orders, reservations] = await Promise.all([
    database().getAll(database().doc(`staff/${uid}`), database().doc(`users/${uid}`)),
    own("orders").where("created_at", ">", since).orderBy("created_at", "desc").limit(1).get(),
    own("reservations")
      .where("start_at", ">", toTimestamp(now - DAY_MS))
      .orderBy("start_at", "desc")
      .limit(1)
      .get(),
  ]);
  const onlineAt = user && plainData(user)?.online_at;
  const isActive = typeof onlineAt === "number" && onlineAt > since.toMillis();
  return Boolean(staff?.exists) || isActive || orders.size > 0 || reservations.size > 0;
}

/** Account after which the next run continues; null starts at the first one. */
export async function readAccountCursor(): Promise<string | null> {
  const token: unknown = (await cursor().get()).get("page_token");
  return typeof token === "string" ? token : null;
}

export async function writeAccountCursor(page_token: string | null): Promise<void> {
  await cursor().set({ page_token });
}

import type { Query } from "firebase-admin/firestore";
import { depositPaymentId } from "@/domain/payment/payment-id";
import { database } from "../runtime/admin-app";
import { type Exported, type ExportedDocument, exportAll, exportDocuments } from "./export-store";

/** Firestore's limit for `in`. */
const MAX_TARGETS = 30;
/** Documents read at once. */
const MAX_PATHS = 300;

/** Mails about orders and reservations, and those to an address. Invitations come without their link. */
export async function exportMails(
  targets: readonly string[],
  sentTo: Query | null,
): Promise<Exported> {
  const about = await exportAbout("mail", targets);
  const mails = withoutDuplicates(sentTo ? [about, await exportAll(sentTo)] : [about]);
  return { ...mails, documents: mails.documents.map(withoutInvitationLink) };
}

/** The link proves the mailbox. A sign-in does not, so an export leaves the link out. */
function withoutInvitationLink({ message, ...mail }: ExportedDocument): ExportedDocument {
  return String(mail.target).startsWith("invitations/") ? mail : { ...mail, message };
}

/** Mails to an address, of one restaurant or of all. */
export function mailsTo(email: string, resto_key?: string): Query {
  const sent = database().collection("mail").where("to", "==", email);
  return resto_key === undefined ? sent : sent.where("resto_key", "==", resto_key);
}

/** Invitations of an address. */
export function invitationsTo(email: string): Query {
  return database().collection("invitations").where("email", "==", email);
}

/**
 * Audit entries about documents, and those of the account's own changes. Staff members appear by
 * their role only: they have rights of their own.
 */
export async function exportAudit(
  targets: readonly string[],
  uid: string | null,
): Promise<Exported> {
  const about = await exportAbout("audit", targets);
  const own =
    uid === null
      ? { documents: [], complete: true }
      : await exportAll(
          database().collection("audit").where("uid", "==", uid).orderBy("at", "desc"),
        );
  const { documents, complete } = withoutDuplicates([about, own]);
  return { documents: documents.map((entry) => withoutStaff(entry, uid)), complete };
}

/** Restaurants' blocks of an account. */
export async function exportAccountBlocks(uid: string): Promise<ExportedDocument[]> {
  const blocks = await exportAll(database().collection("blocks").where("uid", "==", uid));
  return blocks.documents.map(withoutManager);
}

/** A document without its author, as exported to the guest: staff members have rights of their own. */
export function withoutManager(stored: ExportedDocument): ExportedDocument {
  const { by: _, ...document } = stored;
  return document;
}

/** The team's notes on reservations. */
export function exportReservationNotes(ids: readonly unknown[]): Promise<ExportedDocument[]> {
  return exportPaths(ids.map((id) => `reservation_notes/${id}`));
}

async function exportPaths(paths: readonly string[]): Promise<ExportedDocument[]> {
  const documents: ExportedDocument[] = [];
  for (let from = 0; from < paths.length; from += MAX_PATHS) {
    documents.push(...(await exportDocuments(paths.slice(from, from + MAX_PATHS))));
  }
  return documents;
}

async function exportAbout(
  collection: "mail" | "audit",
  targets: readonly string[],
): Promise<Exported> {
  const pages: Exported[] = [];
  for (let from = 0; from < targets.length; from += MAX_TARGETS) {
    const about = targets.slice(from, from + MAX_TARGETS);
    pages.push(await exportAll(database().collection(collection).where("target", "in", about)));
  }
  return withoutDuplicates(pages);
}

function withoutDuplicates(pages: readonly Exported[]): Exported {
  const byId = new Map(pages.flatMap(({ documents }) => documents).map((each) => [each.id, each]));
  return { documents: [...byId.values()], complete: pages.every(({ complete }) => complete) };
}

function withoutStaff({ uid, ...entry }: ExportedDocument, own: string | null): ExportedDocument {
  return uid === own && uid !== null ? { ...entry, uid } : entry;
}

/** A payment in an export, without the provider's names for it. */
const PAYMENT_FIELDS = [
  "id",
  "resto_key",
  "method",
  "status",
  "quoted_cents",
  "authorised_cents",
  "captured_cents",
  "refunded_cents",
  "created_at",
  "updated_at",
] as const;

/** The online payments of orders, and those of the deposits of reservations. */
export async function exportPayments(
  orders: readonly ExportedDocument[],
  reservations: readonly ExportedDocument[],
): Promise<ExportedDocument[]> {
  const ids = [
    ...orders.map(({ id }) => String(id)),
    ...reservations.map(({ id }) => depositPaymentId(String(id))),
  ];
  const payments = await exportPaths(ids.map((id) => `payments/${id}`));
  return payments.map((payment) =>
    Object.fromEntries(PAYMENT_FIELDS.map((field) => [field, payment[field]])),
  );
}

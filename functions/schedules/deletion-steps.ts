import { retentionCutoffs } from "@/domain/order/order-retention";
import { retentionCutoff } from "@/domain/retention/retention";
import { DAY_MS, toLocal } from "@/domain/time/berlin-time";
import type { JobRun } from "../runtime/define-job";
import { isLocalBackend } from "../runtime/is-local-backend";
import {
  deleteAnonymisedReservations,
  deleteAudit,
  deleteCapacity,
  deleteDailySums,
  deleteLapsed,
  deleteMails,
  deleteOrders,
  deletePayments,
  deletePaymentTasks,
  deleteReservations,
  deleteTaxExports,
  deleteUnsoldOrders,
} from "./delete-expired-store";

/** Firestore deletes by a TTL policy within a day or so after `expires_at`. */
const TTL_DELAY_DAYS = 3;

/**
 * Deletions of what is past its retention (docs/rules.md#retention), by name; each returns how many
 * documents it deleted. Where Firestore has a TTL policy, the schedule deletes only what the policy
 * left behind. A local backend has no TTL policies.
 */
export function deletionSteps({ now, isOver }: JobRun) {
  const afterTtl = isLocalBackend() ? now : now - TTL_DELAY_DAYS * DAY_MS;
  const { invoices, letters } = retentionCutoffs(now);
  return {
    reservations: () => deleteReservations(retentionCutoff("reservation", now), isOver),
    anonymised_reservations: () =>
      deleteAnonymisedReservations(retentionCutoff("anonymised_reservation", now), isOver),
    orders: () => deleteOrders(invoices, isOver),
    daily_sums: () => deleteDailySums(toLocal(invoices).date, isOver),
    tax_exports: () => deleteTaxExports(toLocal(invoices).date, isOver),
    unsold_orders: () => deleteUnsoldOrders(letters, isOver),
    payments: () => deletePayments(invoices, isOver),
    payment_tasks: () => deletePaymentTasks(retentionCutoff("payment_task", now), isOver),
    mail: () => deleteMails(retentionCutoff("mail", afterTtl), isOver),
    audit: () => deleteAudit(retentionCutoff("audit", afterTtl), isOver),
    capacity: () => deleteCapacity(toLocal(retentionCutoff("capacity", afterTtl)).date, isOver),
    limits: () => deleteLapsed("limits", afterTtl, isOver),
    blocks: () => deleteLapsed("blocks", afterTtl, isOver),
    known_guests: () => deleteLapsed("known_guests", afterTtl, isOver),
    push_subscriptions: () => deleteLapsed("push_subscriptions", afterTtl, isOver),
    group_carts: () => deleteLapsed("group_carts", afterTtl, isOver),
    invitations: () => deleteLapsed("invitations", afterTtl, isOver),
  } satisfies Record<string, () => Promise<number>>;
}

import { findTakenSlot } from "../capacity/capacity-store";
import { readOrder } from "../orders/order-store";
import { findTakenStock } from "../restaurants/stock-store";
import { database, transact } from "../runtime/admin-app";
import { serverNow } from "../runtime/server-now";

/** Deletes a synthetic order with its audit entries and gives its slot and its portions back. Safe to repeat. */
export async function deleteSyntheticOrder(id: string): Promise<void> {
  const path = `orders/${id}`;
  await transact(id, async (transaction) => {
    const order = await readOrder(transaction, id);
    if (!order) return;
    const freeSlot = await findTakenSlot(transaction, order);
    const returnStock = await findTakenStock(transaction, order, await serverNow());
    freeSlot();
    returnStock();
    transaction.delete(database().doc(path));
  });
  const { docs } = await database().collection("audit").where("target", "==", path).get();
  const batch = database().batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}

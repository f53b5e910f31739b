import {
  deletePaymentAccount,
  listPayingOnline,
  listSwitchedOff,
  readPaymentAccount,
  writePaymentAccount,
} from "../../money/payment-account-store";
import { transact } from "../../runtime/admin-app";
import { forEachInParallel } from "../../runtime/for-each-in-parallel";
import { readCurrentSwitches } from "../../runtime/switches-store";

const PARALLEL = 20;
const MAX_PER_RUN = 1000;

/** Hides online payment from guests where the switch `online_payment` is off, and shows it again after. */
export async function followSwitch(): Promise<void> {
  const is_switched_off = !(await readCurrentSwitches()).online_payment;
  const keys = await (is_switched_off ? listPayingOnline : listSwitchedOff)(MAX_PER_RUN);
  await forEachInParallel(keys, PARALLEL, (key) =>
    transact(`restaurant ${key}`, async (transaction) => {
      const account = await readPaymentAccount(key, transaction);
      if (account) writePaymentAccount(transaction, { ...account, is_switched_off });
      else deletePaymentAccount(transaction, key);
    }),
  );
}

import { readPaymentKeys } from "../../money/provider/payment-keys";
import { readSwitches } from "../../runtime/switches-store";

/** Whether restaurants can offer online payment: the provider's keys are set, and the switch is on. */
export async function isPaymentAvailable(): Promise<boolean> {
  return readPaymentKeys() !== null && (await readSwitches()).online_payment;
}

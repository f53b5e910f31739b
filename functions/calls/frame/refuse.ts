import { type Refusal, type RefusalReason, refusal } from "@/domain/result/refusal";
import { refusalToHttpsError } from "../../runtime/refusal-to-https-error";

/** @throws HttpsError with the refusal: the call ends here */
export function refuse(reason: RefusalReason, details: Omit<Refusal, "reason"> = {}): never {
  throw refusalToHttpsError(refusal(reason, details));
}

import { REFUSAL_REASONS, refusal } from "@/domain/result/refusal";
import { refusalToHttpsError } from "@/functions/runtime/refusal-to-https-error";
import { refusalText } from "@/i18n/refusal-texts";
import { docCommentsOf } from "./doc-comments";
import { tableText } from "./table-text";

const comments = docCommentsOf("src/domain/result/refusal.ts");

/** All reasons of refusal, with what guests read. */
export function reasonsTable(): string {
  const meanings = comments.fields("REFUSAL_REASONS");
  return tableText(
    ["reason", "code", "meaning", "guests read"],
    REFUSAL_REASONS.map((reason) => [
      reason,
      `\`${refusalToHttpsError(refusal(reason)).code}\``,
      meanings.get(reason) ?? "",
      (["de", "en"] as const)
        .map((each) => refusalText(refusal(reason), 0, each).title)
        .join(" / "),
    ]),
  );
}

/** Fields of a refusal in addition to its reason. */
export function payloadTable(): string {
  const fields = [...comments.fields("Refusal")].filter(([name]) => name !== "reason");
  return tableText(
    ["field", "meaning"],
    fields.map(([name, meaning]) => [`\`${name}\``, meaning]),
  );
}

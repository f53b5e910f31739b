import type { ListedBlock } from "@/domain/guest/block-requests.schema";
import type { guestsTexts } from "@/i18n/admin/guests-texts";

type GuestsTexts = (typeof guestsTexts)["de"];

/** The phone number or account that is blocked. */
export function blockedName({ phone, uid }: ListedBlock, texts: GuestsTexts): string {
  return phone ?? texts.account(uid ?? "");
}

import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import type { teamTexts } from "@/i18n/admin/team-texts";

/** Texts of the button that ends somebody's access, and of its confirmation. */
interface EndWords {
  readonly action: string;
  /** Label of the button, which names the person. */
  readonly label: string;
  readonly title: string;
  readonly help: string;
  readonly yes: string;
}

/** Texts for removing a deleted account, withdrawing an invitation or revoking access. */
export function endWords(
  { gone, pending_until }: StaffMember,
  { name, where }: { readonly name: string; readonly where: string },
  texts: (typeof teamTexts)["de"],
): EndWords {
  if (gone) {
    const { remove: action, removeTitle: title, removeYes: yes, removeHelp: help } = texts;
    return { action, label: texts.removeOf(where), title, yes, help };
  }
  if (pending_until !== null) {
    const { withdraw: action, withdrawYes: yes, withdrawHelp: help } = texts;
    return { action, label: texts.withdrawOf(name), title: texts.withdrawTitle(name), yes, help };
  }
  const { revoke: action, revokeYes: yes, revokeHelp: help } = texts;
  return { action, label: texts.revokeOf(name), title: texts.revokeTitle(name), yes, help };
}

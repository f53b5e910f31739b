import { atom } from "jotai/vanilla";
import type { ReactNode } from "react";
import type { MenuItem, MenuOption, MenuOptionGroup } from "@/domain/menu/menu.schema";
import type { Choices } from "@/domain/menu/options/choices.schema";

/** Renders and tells what the guest's passport says. */
interface PassportView {
  /** About a dish with all its options. */
  readonly ofDish: (item: MenuItem) => ReactNode;
  readonly ofOption: (option: MenuOption, group: MenuOptionGroup) => ReactNode;
  /** About a dish as it was chosen. */
  readonly ofChoices: (item: MenuItem, choices: Choices) => ReactNode;
  /** Whether a dish as it was chosen is not for the guest. */
  readonly isUnfit: (item: MenuItem, choices: Choices) => boolean;
}

/** Null without a passport, and until its code is loaded: see `GuestPassport`. */
export const passportViewAtom = atom<PassportView | null>(null);

/** Whether the sheet with the passport is open. */
export const isPassportOpenAtom = atom(false);

import { Input } from "@chakra-ui/react";
import { type KeyboardEvent, useState } from "react";
import { parsePortions, portionsPatch } from "@/domain/availability/portions-input";
import { portionsLeft } from "@/domain/availability/stock";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useTexts } from "@/i18n/use-texts";
import type { EditedAvailability } from "./edited-availability";

interface DishPortionsProps {
  readonly edited: EditedAvailability;
  readonly id: string;
  readonly name: string;
}

/** How many portions of a dish are left, live; empty is not counted. A number makes the dish available. */
export function DishPortions({ edited, id, name }: DishPortionsProps) {
  const texts = useTexts(availabilityTexts);
  const { availability, now, change } = edited;
  const [typed, setTyped] = useState<string | null>(null);
  const left = portionsLeft(id, availability, now);
  const stored = left === null ? "" : String(left);
  const wanted = typed === null ? left : parsePortions(typed);
  const isWrong = wanted === undefined;

  async function save(): Promise<void> {
    if (typed === null || isWrong) return;
    if (wanted !== left) await change(portionsPatch(id, wanted));
    setTyped(null);
  }

  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
    if (key === "Enter") currentTarget.blur();
    if (key === "Escape") setTyped(null);
  }

  return (
    <Input
      w="16"
      flexShrink="0"
      textAlign="center"
      inputMode="numeric"
      autoComplete="off"
      fontVariantNumeric="tabular-nums"
      fontWeight={left === null ? "normal" : "semibold"}
      placeholder="–"
      aria-label={texts.portionsOf(name)}
      aria-invalid={isWrong || undefined}
      value={typed ?? stored}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => void save()}
    />
  );
}

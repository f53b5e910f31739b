import { IconButton } from "@chakra-ui/react";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { useTexts } from "@/i18n/use-texts";
import { MinusIcon, PlusIcon } from "../icons";

interface StepperButtonProps {
  /** Label of the field. */
  readonly label: string;
  /** 1 increases the value by a step, -1 decreases it. */
  readonly steps: 1 | -1;
  readonly onMove: (steps: number) => void;
}

/** A button beside a field that moves its value by one step. */
export function StepperButton({ label, steps, onMove }: StepperButtonProps) {
  const texts = useTexts(kitTexts);
  return (
    <IconButton
      type="button"
      variant="outline"
      colorPalette="gray"
      // Shares one border with the field.
      {...(steps < 0
        ? { borderEndRadius: "0!", marginEnd: "-1px" }
        : { borderStartRadius: "0!", marginStart: "-1px" })}
      // The arrow keys do the same in the field.
      tabIndex={-1}
      aria-label={steps < 0 ? texts.less(label) : texts.increase(label)}
      onClick={() => onMove(steps)}
    >
      {steps < 0 ? <MinusIcon /> : <PlusIcon />}
    </IconButton>
  );
}

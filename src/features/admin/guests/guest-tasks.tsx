import { useState } from "react";
import type { EraseGuestAnswer } from "@/domain/guest/guest-answers.schema";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { BlockForm } from "./block-form";
import { EraseForm } from "./erase-form";
import { ExportGuest } from "./export-guest";
import type { FoundGuest } from "./found-guest";
import type { Blocks } from "./use-blocks";

interface GuestTasksProps {
  readonly guest: FoundGuest;
  readonly blocks: Blocks;
  readonly onErased: (answer: EraseGuestAnswer) => void;
}

/** Exports, blocks or erases a guest. */
export function GuestTasks({ guest, blocks, onErased }: GuestTasksProps) {
  const texts = useTexts(guestsTexts);
  const [open, setOpen] = useState<"block" | "erase" | null>(null);
  const [isBlocked, setIsBlocked] = useState(false);
  const close = () => setOpen(null);
  return (
    <div className="guest-tasks" ref={keepFocusInside} tabIndex={-1}>
      <h3 className="guest-tasks__title">{texts.actions}</h3>
      <output className="guest-tasks__done">{isBlocked && texts.blocked}</output>
      {open === null && (
        <div className="guest-tasks__buttons">
          <ExportGuest guest={guest} />
          <button
            className="button button--outline"
            type="button"
            onClick={() => {
              setIsBlocked(false);
              setOpen("block");
            }}
          >
            {texts.block}
          </button>
          <button
            className="button button--outline guest-tasks__danger"
            type="button"
            onClick={() => {
              setIsBlocked(false);
              setOpen("erase");
            }}
          >
            {texts.erase}
          </button>
        </div>
      )}
      {open === "block" && (
        <BlockForm
          guest={guest}
          blocks={blocks}
          onBlocked={() => {
            setIsBlocked(true);
            close();
          }}
          onCancel={close}
        />
      )}
      {open === "erase" && <EraseForm guest={guest} onErased={onErased} onCancel={close} />}
    </div>
  );
}

import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { Order } from "@/domain/order/order.schema";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";

interface ReasonPanelProps {
  readonly order: Order;
  readonly to: "rejected" | "failed";
  readonly onReason: (reason: string) => void;
  readonly onBack: () => void;
}

/** Preset reasons and a field for another. The guest gets a preset in the order's language. */
export function ReasonPanel({ order, to, onReason, onBack }: ReasonPanelProps) {
  const texts = useTexts(boardTexts);
  const forGuest = boardTexts[order.language ?? "de"].reasons[to];
  const [typed, setTyped] = useState("");
  const first = useRef<HTMLButtonElement>(null);
  const field = useId();
  useEffect(() => first.current?.focus(), []);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim()) onReason(typed.trim());
  }

  return (
    <form className="reasons" onSubmit={send}>
      <fieldset>
        <legend className="reasons__title">
          {to === "rejected" ? texts.rejectTitle : texts.failTitle}
        </legend>
        {texts.reasons[to].map((reason, index) => (
          <button
            className="reasons__reason"
            key={reason}
            type="button"
            ref={index === 0 ? first : null}
            onClick={() => onReason(forGuest[index] ?? reason)}
          >
            {reason}
          </button>
        ))}
      </fieldset>
      <label className="reasons__label" htmlFor={field}>
        {texts.otherReason}
      </label>
      <div className="reasons__own">
        <input
          id={field}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button className="step" type="submit" disabled={!typed.trim()}>
          {texts.send}
        </button>
      </div>
      <button className="step step--quiet" type="button" onClick={onBack}>
        {texts.back}
      </button>
    </form>
  );
}

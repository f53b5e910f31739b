import { type ReactNode, useEffect, useRef, useState } from "react";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import type { AvailabilitySender } from "./use-set-availability";
import "./control-menu.css";

interface ControlMenuProps {
  readonly summary: string;
  /** Whether a setting keeps guests from ordering. */
  readonly isOn: boolean;
  readonly state: AvailabilitySender["state"];
  /** Rendered only while the panel is open. */
  readonly children: () => ReactNode;
}

/** A button with a panel. Escape and a click outside close the panel. */
export function ControlMenu({ summary, isOn, state, children }: ControlMenuProps) {
  const texts = useTexts(availabilityTexts);
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      root.current?.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", onPointer);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPointer);
      document.removeEventListener("keydown", onKey);
    };
  }, [isOpen]);

  return (
    <details
      className={`availability-menu${isOn ? " availability-menu--on" : ""}`}
      ref={root}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="availability-menu__summary">{summary}</summary>
      {isOpen && (
        <div
          className="availability-menu__panel"
          data-testid="availability-panel"
          aria-busy={state === "busy"}
          tabIndex={-1}
          ref={keepFocusInside}
        >
          {children()}
          <p className="availability-menu__outcome" role="status">
            {state === "busy" && texts.saving}
            {state === "failed" && texts.failed}
            {state === "offline" && texts.offline}
          </p>
        </div>
      )}
    </details>
  );
}

/** Buttons of one kind with a title. */
export function ControlGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="availability-menu__group">
      <legend className="availability-menu__title">{title}</legend>
      {children}
    </fieldset>
  );
}

import type { ReactNode } from "react";
import { keepAboveKeyboard } from "../keep-above-keyboard";
import "./bottom-bar.css";

interface BottomBarProps {
  readonly testId: string;
  readonly children: ReactNode;
}

/** The end of a form: what is sent, and the button. On phones it stays at the bottom of the window. */
export function BottomBar({ testId, children }: BottomBarProps) {
  return (
    <div className="bottom-bar" ref={keepAboveKeyboard} data-testid={testId}>
      {children}
    </div>
  );
}

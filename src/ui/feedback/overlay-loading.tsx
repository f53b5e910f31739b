import { useEffect } from "react";
import { LoadingState } from "./loading-state";
import "./overlay-loading.css";

interface OverlayLoadingProps {
  readonly label: string;
  /** Called on Escape: the sheet must not open any more. */
  readonly onCancel: () => void;
}

/** Shown in place of a sheet while its code loads. */
export function OverlayLoading({ label, onCancel }: OverlayLoadingProps) {
  useEffect(() => {
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onCancel();
    };
    window.addEventListener("keydown", cancel);
    return () => window.removeEventListener("keydown", cancel);
  }, [onCancel]);
  return (
    <div className="overlay-loading">
      <LoadingState label={label} />
    </div>
  );
}

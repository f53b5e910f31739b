import { LoadingState } from "./loading-state";
import "./overlay-loading.css";

/** Shown in place of a sheet while its code loads. */
export function OverlayLoading({ label }: { label: string }) {
  return (
    <div className="overlay-loading">
      <LoadingState label={label} />
    </div>
  );
}

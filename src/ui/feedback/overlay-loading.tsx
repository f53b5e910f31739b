import { LoadingState } from "./loading-state";
import "./overlay-loading.css";

/** Stands in for a sheet whose code is still on its way. */
export function OverlayLoading({ label }: { label: string }) {
  return (
    <div className="overlay-loading">
      <LoadingState label={label} />
    </div>
  );
}

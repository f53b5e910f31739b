import { useSyncExternalStore } from "react";
import { shellTexts } from "@/i18n/site/shell-texts";
import { useTexts } from "@/i18n/use-texts";
import { isPartWaiting, onPartWaiting } from "@/page-lifecycle/load-part";
import "./offline-note.css";

/** A line at the top of the page while the device is offline or a part waits for the connection. */
export function OfflineNote() {
  const texts = useTexts(shellTexts);
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isWaiting = useSyncExternalStore(onPartWaiting, isPartWaiting, () => false);
  const text = isWaiting ? texts.waiting : online ? null : texts.offline;
  return <div role="status">{text ? <p className="offline-note">{text}</p> : null}</div>;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

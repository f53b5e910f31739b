import { useSyncExternalStore } from "react";
import { shellTexts } from "@/i18n/shell-texts";
import { useTexts } from "@/i18n/use-texts";
import "./offline-note.css";

/** A line at the top of the page while the device is offline. */
export function OfflineNote() {
  const texts = useTexts(shellTexts);
  const online = useSyncExternalStore(subscribe, () => navigator.onLine, onlineOnServer);
  return <div role="status">{online ? null : <p className="offline-note">{texts.offline}</p>}</div>;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

function onlineOnServer(): boolean {
  return true;
}

import { createToaster } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Used by `ToastRegion` only. */
export const toastStore = createToaster({
  placement: "bottom-end",
  max: 4,
  // The shell raises it above the navigation of a phone.
  offsets: { top: "1rem", left: "1rem", right: "1rem", bottom: "var(--toast-bottom, 1rem)" },
});

interface Toast {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly tone: "success" | "info" | "warning" | "danger";
  readonly undo?: { readonly label: string; readonly onUndo: () => void };
  readonly durationMs?: number;
}

const DURATION_MS = 5_000;
/** Errors stay until they are dismissed. */
const ERROR_DURATION_MS = 60_000;

/**
 * Shows a message at the edge of the page.
 * @returns a function that removes it early
 */
export function showToast({ title, description, tone, undo, durationMs }: Toast): () => void {
  const isError = tone === "danger";
  let isUndone = false;
  const id = toastStore.create({
    title,
    description,
    type: isError ? "error" : tone,
    duration: durationMs ?? (isError ? ERROR_DURATION_MS : DURATION_MS),
    closable: true,
    ...(undo && {
      action: {
        label: undo.label,
        // A double click must not undo twice.
        onClick: () => {
          if (isUndone) return;
          isUndone = true;
          undo.onUndo();
        },
      },
    }),
  });
  return () => toastStore.dismiss(id);
}

import type { Refusal } from "../result/refusal";

/** An editor's message about its draft: the result of a save or of another action. */
export type DraftNote =
  | {
      readonly kind:
        | "saved"
        | "merged"
        /** A draft stored on the device was opened. */
        | "continued"
        /** Restoring needs a draft without changes. */
        | "unsaved"
        /** The draft cannot be sent, because it is not valid. */
        | "invalid"
        | "offline"
        | "unknown";
    }
  | { readonly kind: "restored"; readonly rev: number }
  | { readonly kind: "refused"; readonly refusal: Refusal };

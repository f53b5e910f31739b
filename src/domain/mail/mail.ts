/** A message as the "Trigger Email" extension sends it from the collection `mail` (contract section 2). */
export interface Mail {
  readonly to: string;
  readonly message: {
    readonly subject: string;
    readonly text: string;
    readonly html: string;
  };
}

/** A dish of an order: what it costs, and small print below it. */
export interface MailLine {
  readonly title: string;
  readonly price: string;
  readonly details: readonly string[];
}

/** What a message is made of; every text is plain and becomes safe when it is written. */
export type MailBlock =
  | { readonly kind: "heading" | "paragraph" | "important"; readonly text: string }
  | { readonly kind: "lines"; readonly lines: readonly MailLine[] }
  | {
      readonly kind: "rows";
      readonly rows: readonly (readonly [label: string, value: string])[];
    }
  /** `href` is made by ourselves: https only. */
  | { readonly kind: "link"; readonly text: string; readonly href: string };

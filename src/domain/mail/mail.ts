/** Recipient and content of a document of the collection `mail`. */
export interface Mail {
  readonly to: string;
  readonly message: {
    readonly subject: string;
    readonly text: string;
    readonly html: string;
  };
}

/** An order line: title, price, and details in small print. */
export interface MailLine {
  readonly title: string;
  readonly price: string;
  readonly details: readonly string[];
}

/** Part of a mail. Texts are plain; `renderMail` escapes them. */
export type MailBlock =
  | { readonly kind: "heading" | "paragraph" | "important"; readonly text: string }
  | { readonly kind: "lines"; readonly lines: readonly MailLine[] }
  | {
      readonly kind: "rows";
      readonly rows: readonly (readonly [label: string, value: string])[];
    }
  /** `href` is built by this product and always https. */
  | { readonly kind: "link"; readonly text: string; readonly href: string };

export function paragraph(text: string): MailBlock {
  return { kind: "paragraph", text };
}

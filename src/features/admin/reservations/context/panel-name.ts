/** Forms and questions about a reservation. `withdrawn` removes it from the waitlist. */
export type PanelName =
  | "details"
  | "change"
  | "note"
  | "declined"
  | "cancelled"
  | "no_show"
  | "withdrawn";

const logged = new Set<unknown>();

/** Logs a document that cannot be parsed, once: live lists deliver it again with every change. */
export function logUnreadable(
  kind: "order" | "reservation" | "note" | "group",
  data: unknown,
  issues: unknown,
) {
  const id = data !== null && typeof data === "object" && "id" in data ? data.id : data;
  if (logged.has(id)) return;
  logged.add(id);
  console.error(`unreadable ${kind} left out`, id, issues);
}

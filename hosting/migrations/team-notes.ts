import type { Migration } from "./migration";

/**
 * Moves the team's note from reservations, where the guest's browser receives it, to
 * `reservation_notes`. A note that exists there is newer and stays.
 */
export const teamNotes: Migration = {
  name: "001-team-notes",
  description: "move the team's notes out of the reservations",
  collections: ["reservations"],
  migrate({ path, data }) {
    if (!("staff_note" in data)) return null;
    const { staff_note: note, ...rest } = data;
    if (typeof note !== "string" || note === "") return { data: rest };
    const { resto_key, local_date } = data;
    const notePath = path.replace(/^reservations\//, "reservation_notes/");
    return { data: rest, created: [{ path: notePath, data: { resto_key, local_date, note } }] };
  },
};

import type { Migration } from "@/hosting/migrations/migration";

/** Moves texts out of orders and reservations into documents of their own. */
export const exampleMigration: Migration = {
  name: "001-example",
  description: "move texts into documents of their own",
  collections: ["orders", "reservations"],
  migrate({ path, data }) {
    if (!("text" in data)) return null;
    const { text, ...rest } = data;
    if (text === "") return { data: rest };
    return { data: rest, created: [{ path: path.replace(/^\w+/, "texts"), data: { text } }] };
  },
};

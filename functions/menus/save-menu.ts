import { menuConsistencyIssues } from "@/domain/menu/draft/menu-consistency";
import type { Menu } from "@/domain/menu/menu.schema";
import { saveMenuRequestSchema } from "@/domain/menu/save-menu-request.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { readRestaurant } from "../restaurants/restaurant-store";
import { archiveRevision, deleteOldRevisions } from "../revisions/revision-store";
import { addAudit } from "../runtime/audit-store";
import { readStoredMenu, writeMenu } from "./menu-store";

/** Largest body of `saveMenu`. A large menu has 160 KB; Firestore allows 1 MB per document. */
const MAX_MENU_BYTES = 512 * 1024;

/**
 * Replaces a restaurant's menu and archives the old revision. Refuses with VERSION_CONFLICT and the
 * `current` revision if `base_rev` is out of date, with INVALID and a path if the menu contradicts
 * itself or the legend.
 */
export const saveMenu = defineCallable(
  {
    name: "saveMenu",
    schema: saveMenuRequestSchema,
    access: "manager-of",
    maxBytes: MAX_MENU_BYTES,
  },
  async ({ input, caller, now, transact }) => {
    const { resto_key: key, base_rev } = input;
    const { uid } = caller;
    const saved = await transact(`menu ${key}`, async (transaction) => {
      const [stored, found] = await Promise.all([
        readStoredMenu(transaction, key),
        readRestaurant(key, [], transaction),
      ]);
      if (!stored || !found) return err(refusal("NOT_FOUND"));
      if (stored.rev !== base_rev) {
        return err(refusal("VERSION_CONFLICT", { current: String(stored.rev) }));
      }
      const menu: Menu = { ...input.value, rev: base_rev + 1 };
      const [issue] = menuConsistencyIssues(menu, found.restaurant);
      if (issue) {
        return err(refusal("INVALID", { field: ["value", ...issue.path].join(".") }));
      }
      await archiveRevision(transaction, { kind: "menu", resto_key: key, ...stored, at: now, uid });
      writeMenu(transaction, key, menu);
      addAudit(transaction, {
        at: now,
        by: "staff",
        uid,
        resto_key: key,
        target: `menus/${key}`,
        action: "menu.saved",
        version: menu.rev,
      });
      return ok({ rev: menu.rev });
    });
    if (saved.ok) await deleteOldRevisions({ kind: "menu", resto_key: key }, saved.value.rev);
    return saved;
  },
);

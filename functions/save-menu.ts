import { onCall } from "firebase-functions/https";
import type { Menu } from "../src/domain/menu/menu.schema";
import { menuFaults } from "../src/domain/menu/menu-faults";
import { saveMenuRequestSchema } from "../src/domain/menu/save-menu-request.schema";
import { refusal } from "../src/domain/shared/refusal";
import { err, ok } from "../src/domain/shared/result";
import { transact } from "./admin-app";
import { answering } from "./answering";
import { addAudit } from "./audit-store";
import { CALLABLE_OPTIONS } from "./callable-options";
import { requireUid } from "./guards";
import { forgetRevisions, keepRevision } from "./history-store";
import { isManagerOf } from "./is-manager-of";
import { readStoredMenu, writeMenu } from "./menu-store";
import { parseRequest } from "./parse-request";
import { readRestaurant } from "./restaurant-store";
import { serverNow } from "./server-now";
import { readStaff } from "./staff-store";

/** A large menu has 160 KB; a document of the database may have 1 MB. */
const MAX_MENU_BYTES = 512 * 1024;

/**
 * Replaces a restaurant's menu, for its managers and super-administrators. Refuses with
 * VERSION_CONFLICT and the `current` revision where somebody else has saved since `base_rev`, with
 * INVALID and the path where the menu makes no sense. The old one goes into the history, which
 * keeps the newest of them.
 */
export const saveMenu = onCall(
  CALLABLE_OPTIONS,
  answering("saveMenu", async (request) => {
    const input = parseRequest(saveMenuRequestSchema, request, MAX_MENU_BYTES);
    const { resto_key: key, base_rev } = input;
    const uid = requireUid(request);
    const now = await serverNow();
    const saved = await transact(`menu ${key}`, async (transaction) => {
      const staff = await readStaff(transaction, uid);
      if (!isManagerOf(staff, key)) return err(refusal("NOT_ALLOWED"));
      const [stored, restaurant] = await Promise.all([
        readStoredMenu(transaction, key),
        readRestaurant(transaction, key),
      ]);
      if (!stored || !restaurant) return err(refusal("NOT_FOUND"));
      if (stored.rev !== base_rev) {
        return err(refusal("VERSION_CONFLICT", { current: String(stored.rev) }));
      }
      const menu: Menu = { ...input.value, rev: base_rev + 1 };
      const [fault] = menuFaults(menu, restaurant);
      if (fault) {
        return err(refusal("INVALID", { field: ["value", ...fault.path].join(".") }));
      }
      await keepRevision(transaction, { kind: "menu", resto_key: key, ...stored, at: now, uid });
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
    if (saved.ok) await forgetRevisions({ kind: "menu", resto_key: key }, saved.value.rev);
    return saved;
  }),
);

import { createHash } from "node:crypto";
import type { MenuInput } from "@/domain/menu/menu.schema";
import { canonicalJson } from "@/domain/stored-data/canonical-json";
import { completeMenu } from "@/tenant-configs/complete-menu";

const LENGTH = 16;

/** Short hash of a bundled menu, the same with and without its defaults. */
export function menuDigest(menu: MenuInput): string {
  return createHash("sha256")
    .update(canonicalJson(completeMenu(menu)))
    .digest("hex")
    .slice(0, LENGTH);
}

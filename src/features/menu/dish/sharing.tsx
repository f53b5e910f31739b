import type { MenuItem } from "@/domain/menu/menu.schema";
import { hasSharing } from "@/domain/menu/sharing";
import { ClientOnly } from "@/page-lifecycle/client-only";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { OptionalPart } from "@/ui/feedback/optional-part";
import "./sharing.css";

const SharingChooser = lazyPart(async () => (await import("./sharing-chooser")).SharingChooser);

/** Suggestions for a party, in a category with dishes to share. Their space is reserved. */
export function Sharing({ items }: { items: readonly MenuItem[] }) {
  if (!hasSharing(items)) return null;
  return (
    <div className="sharing">
      <ClientOnly>
        <OptionalPart>
          <SharingChooser items={items} />
        </OptionalPart>
      </ClientOnly>
    </div>
  );
}

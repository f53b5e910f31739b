import { useMenu } from "@/data/menu-provider";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { OptionalPart } from "@/ui/feedback/optional-part";

const ServedNote = lazyPart(async () => (await import("./served-note")).ServedNote);

/** Note about dishes that are not served now. Its code is loaded only for menus with such hours. */
export function CartServed() {
  const { categories } = useMenu();
  if (!categories.some(({ served }) => served)) return null;
  return (
    <OptionalPart>
      <ServedNote />
    </OptionalPart>
  );
}

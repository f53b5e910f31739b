import { IconButton } from "@chakra-ui/react";
import { useLayoutEffect } from "react";
import { MenuLinesIcon } from "@/admin-ui/icons";
import { stationTexts } from "@/i18n/admin/kitchen/station-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtom } from "@/state/jotai-hooks";
import { isBarFoldedAtom } from "@/state/staff/folded-bar-atom";

/** Folds the bar at the side of a wide screen while it is mounted, and brings it back on a tap. */
export function BarToggle() {
  const texts = useTexts(stationTexts);
  const [isFolded, setFolded] = useAtom(isBarFoldedAtom);
  useLayoutEffect(() => {
    setFolded(true);
    return () => setFolded(false);
  }, [setFolded]);
  return (
    <IconButton
      size="lg"
      variant="outline"
      colorPalette="gray"
      // Narrow screens have the bar at top and bottom.
      hideBelow="lg"
      aria-label={texts.navigation}
      aria-expanded={!isFolded}
      title={texts.navigation}
      onClick={() => setFolded(!isFolded)}
    >
      <MenuLinesIcon />
    </IconButton>
  );
}

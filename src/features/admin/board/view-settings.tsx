import { Button, Stack, Text } from "@chakra-ui/react";
import { memo, useState } from "react";
import { SegmentField } from "@/admin-ui/form/segment-field";
import { SwitchField } from "@/admin-ui/form/switch-field";
import { PanelDialog } from "@/admin-ui/overlay/panel-dialog";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtom } from "@/state/jotai-hooks";
import { boardViewAtom } from "@/state/staff/board-view-atoms";

/** Button that opens the settings of the cards on this device. New orders do not re-render it. */
export const ViewSettings = memo(function ViewSettings() {
  const texts = useTexts(boardTexts).view;
  const [isOpen, setOpen] = useState(false);
  const [view, setView] = useAtom(boardViewAtom);
  const densities = (["dense", "comfortable"] as const).map((value) => ({
    value,
    label: texts.densities[value],
  }));
  return (
    <>
      <Button
        size="lg"
        px="4"
        variant="outline"
        colorPalette="gray"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.title}
      </Button>
      <PanelDialog open={isOpen} onClose={() => setOpen(false)} title={texts.title}>
        <Stack gap="5" pb="3">
          <SegmentField
            label={texts.density}
            value={view.density}
            onValueChange={(density) => setView({ ...view, density })}
            options={densities}
          />
          <SwitchField
            label={texts.codes}
            checked={view.hasCodes}
            onCheckedChange={(hasCodes) => setView({ ...view, hasCodes })}
          />
          <Text color="fg.muted">{texts.stored}</Text>
        </Stack>
      </PanelDialog>
    </>
  );
});

import { Button, Stack, Text } from "@chakra-ui/react";
import { memo, useMemo, useState } from "react";
import { SegmentField } from "@/admin-ui/form/segment-field";
import { SelectField } from "@/admin-ui/form/select-field";
import { SwitchField } from "@/admin-ui/form/switch-field";
import { PanelDialog } from "@/admin-ui/overlay/panel-dialog";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { boardTexts } from "@/i18n/admin/board-texts";
import { stationTexts } from "@/i18n/admin/kitchen/station-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtom } from "@/state/jotai-hooks";
import { boardViewAtom } from "@/state/staff/board-view-atoms";
import { stationChoices } from "./context/board-station";

/** Button that opens the settings of the cards on this device. New orders do not re-render it. */
export const ViewSettings = memo(function ViewSettings(props: {
  restaurants: readonly Restaurant[];
}) {
  const own = useTexts(stationTexts);
  const stations = useMemo(() => stationChoices(props.restaurants), [props.restaurants]);
  const texts = useTexts(boardTexts).view;
  const [isOpen, setOpen] = useState(false);
  const [view, setView] = useAtom(boardViewAtom);
  const densities = (["dense", "comfortable"] as const).map((value) => ({
    value,
    label: texts.densities[value],
  }));
  const chosen = stations.find(({ value }) => value === view.station);
  return (
    <>
      <Button
        size="lg"
        px="4"
        variant={chosen ? "solid" : "outline"}
        {...(!chosen && { colorPalette: "gray" })}
        aria-label={chosen && own.chosen(chosen.label)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {chosen?.station.name ?? texts.title}
      </Button>
      <PanelDialog open={isOpen} onClose={() => setOpen(false)} title={texts.title}>
        <Stack gap="5" pb="3">
          {stations.length > 0 && (
            <SelectField
              label={own.screen}
              value={chosen?.value ?? ""}
              onChange={({ target }) => {
                const { station: _, ...rest } = view;
                setView(target.value ? { ...rest, station: target.value } : rest);
              }}
            >
              <option value="">{own.all}</option>
              {stations.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          )}
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

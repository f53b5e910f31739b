import { SegmentField } from "@/admin-ui/form/segment-field";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtom } from "@/state/jotai-hooks";
import { RESERVATION_VIEWS, reservationViewAtom } from "@/state/staff/reservation-view-atom";

/** Selects list, timeline or week; the choice stays on this device. */
export function ViewSwitch() {
  const texts = useTexts(reservationPlanTexts);
  const [view, setView] = useAtom(reservationViewAtom);
  return (
    <SegmentField
      label={texts.view}
      isLabelHidden
      value={view}
      onValueChange={setView}
      options={RESERVATION_VIEWS.map((value) => ({ value, label: texts.views[value] }))}
    />
  );
}

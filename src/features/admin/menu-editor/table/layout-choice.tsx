import { SegmentField } from "@/admin-ui/form/segment-field";
import { menuTableTexts } from "@/i18n/admin/menu/menu-table-texts";
import { useTexts } from "@/i18n/use-texts";

/** How the dishes are shown. */
export type MenuLayout = "list" | "table";

interface LayoutChoiceProps {
  readonly value: MenuLayout;
  readonly onChange: (layout: MenuLayout) => void;
}

/** Switches between the list and the table of the dishes. */
export function LayoutChoice({ value, onChange }: LayoutChoiceProps) {
  const texts = useTexts(menuTableTexts);
  return (
    <SegmentField
      label={texts.layout}
      isLabelHidden
      value={value}
      onValueChange={onChange}
      options={[
        { value: "list", label: texts.asList },
        { value: "table", label: texts.asTable },
      ]}
    />
  );
}

import { Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { NumberCell } from "../../fields/number-input";
import { TextCell } from "../../fields/text-input";

const name = "min_delivery_amount_by_zip";

export const MINIMUM_COLUMNS = "2.75rem 6rem minmax(0, 18rem) 7rem 2.75rem";

/** On a phone, the town is above its postal code and amount. */
const PHONE_AREAS = `"handle town town remove" ". zip amount ."`;

interface MinimumRowProps {
  readonly row: number;
  readonly handle: ReactNode;
  /** The button that removes the row. */
  readonly children: ReactNode;
}

/** Minimum order of one town. */
export function MinimumRow({ row, handle, children }: MinimumRowProps) {
  const { fields } = useTexts(restaurantEditorTexts);
  return (
    <Grid
      templateColumns={{
        base: "2.75rem minmax(0, 1fr) minmax(0, 1fr) 2.75rem",
        md: MINIMUM_COLUMNS,
      }}
      templateAreas={{ base: PHONE_AREAS, md: `"handle zip town amount remove"` }}
      gap="2"
      pb={{ base: "4", md: "2" }}
      alignItems="start"
      css={{
        "& > :nth-child(1)": { gridArea: "handle" },
        "& > :nth-child(2)": { gridArea: "zip" },
        "& > :nth-child(3)": { gridArea: "town" },
        "& > :nth-child(4)": { gridArea: "amount" },
        "& > :nth-child(5)": { gridArea: "remove" },
      }}
    >
      {handle}
      <TextCell
        name={`${name}.${row}.zip`}
        placeholder={fields.delivery[`${name}.zip`]}
        inputMode="numeric"
        maxLength={5}
      />
      <TextCell name={`${name}.${row}.label`} placeholder={fields.delivery[`${name}.label`]} />
      <NumberCell
        name={`${name}.${row}.min_delivery_amount`}
        placeholder={fields.delivery[`${name}.min_delivery_amount`]}
        decimals={2}
      />
      {children}
    </Grid>
  );
}

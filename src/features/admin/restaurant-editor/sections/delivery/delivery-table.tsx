import { Badge, Box } from "@chakra-ui/react";
import { type DataColumn, DataTable } from "@/admin-ui/data/data-table";
import type { TownTerms } from "@/domain/delivery/compare-delivery-terms";
import type { DeliveryTerms } from "@/domain/delivery/delivery-terms";
import { formatPrice } from "@/domain/text/format";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

/** Fee and minimum per town; changed values also show the stored one. */
export function DeliveryTable({ towns }: { towns: readonly TownTerms[] }) {
  const { preview } = useTexts(restaurantEditorTexts);
  const language = useLanguage();
  const fee = (terms: DeliveryTerms) =>
    terms.fee_cents === 0 ? preview.free : formatPrice(terms.fee_cents, language);
  const minimum = (terms: DeliveryTerms) => formatPrice(terms.minimum_cents, language);
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const columns: readonly DataColumn<TownTerms>[] = [
    { key: "zip", label: preview.zip, cell: ({ zip }) => zip },
    {
      key: "town",
      label: preview.town,
      cell: ({ town, isChanged }) => (
        <Box fontWeight="semibold">
          {town} {isChanged && <Badge colorPalette="warning">{preview.isChanged}</Badge>}
        </Box>
      ),
    },
    {
      key: "distance",
      label: preview.distance,
      align: "end",
      cell: ({ distance_km }) => `${distance_km.toLocaleString(language, digits)} km`,
    },
    {
      key: "fee",
      label: preview.fee,
      align: "end",
      cell: (terms) => <Terms {...terms} textOf={fee} />,
    },
    {
      key: "minimum",
      label: preview.minimum,
      align: "end",
      cell: (terms) => <Terms {...terms} textOf={minimum} />,
    },
  ];
  return (
    <DataTable
      caption={preview.title}
      columns={columns}
      rows={towns}
      rowKey={({ zip, town }) => `${zip} ${town}`}
    />
  );
}

interface TermsProps {
  readonly before: DeliveryTerms | null;
  readonly after: DeliveryTerms | null;
  readonly textOf: (terms: DeliveryTerms) => string;
}

function Terms({ before, after, textOf }: TermsProps) {
  const { preview } = useTexts(restaurantEditorTexts);
  const now = after ? textOf(after) : preview.outside;
  const then = before ? textOf(before) : preview.outside;
  return (
    <Box color={after ? "fg" : "fg.muted"} fontVariantNumeric="tabular-nums">
      {now}
      {now !== then && (
        <Box color="fg.muted" textStyle="sm">
          {preview.before} {then}
        </Box>
      )}
    </Box>
  );
}

import { Skeleton, Stack } from "@chakra-ui/react";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { useTexts } from "@/i18n/use-texts";

interface TableSkeletonProps {
  readonly rows?: number;
  readonly label?: string;
}

/** Stands for a table or a list that is loading. */
export function TableSkeleton({ rows = 6, label }: TableSkeletonProps) {
  const texts = useTexts(kitTexts);
  return (
    <Stack gap="2" role="status">
      <span className="visually-hidden">{label ?? texts.loading}</span>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <Skeleton key={row} h="12" />
      ))}
    </Stack>
  );
}

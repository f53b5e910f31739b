import { Box } from "@chakra-ui/react";
import type { Change } from "@/domain/revision/changes";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { useTexts } from "@/i18n/use-texts";
import type { DescribeChange } from "./describe-change";

interface ValuePairProps {
  readonly change: Change;
  readonly describe: DescribeChange;
}

/** The value before and after a change; a new order has no values. */
export function ValuePair({ change, describe }: ValuePairProps) {
  const { changes } = useTexts(revisionTexts);
  if (change.kind === "moved") return <Box>{changes.kinds.moved}</Box>;
  return (
    <Box overflowWrap="anywhere" whiteSpace="pre-line">
      <span className="visually-hidden">{changes.before}: </span>
      <Box as="del" color="fg.muted">
        {describe.textOf(change, change.before)}
      </Box>
      <span aria-hidden="true"> → </span>
      <span className="visually-hidden">{changes.after}: </span>
      <Box as="ins" fontWeight="semibold" textDecoration="none">
        {describe.textOf(change, change.after)}
      </Box>
    </Box>
  );
}

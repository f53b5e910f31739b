import { Skeleton, SkeletonText, Stack } from "@chakra-ui/react";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { useTexts } from "@/i18n/use-texts";

/** Stands for a page whose code or data is loading. */
export function PageSkeleton({ label }: { readonly label?: string }) {
  const texts = useTexts(kitTexts);
  return (
    <Stack gap="6" role="status" py="2">
      <span className="visually-hidden">{label ?? texts.loading}</span>
      <Skeleton h="9" w="14rem" maxW="full" />
      <SkeletonText noOfLines={2} maxW="36rem" />
      <Skeleton h="12rem" />
      <Skeleton h="8rem" />
    </Stack>
  );
}

import { Text } from "@chakra-ui/react";
import type { Verdict } from "@/domain/menu/passport/judge-dish";
import type { Findings } from "@/domain/menu/passport/judge-part";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { passportTexts } from "@/i18n/menu/passport-texts";
import { conflictsText, gapsText, verdictText } from "@/i18n/menu/verdict-text";
import { useLanguage } from "@/i18n/use-texts";
import { useTelephone } from "./telephone-context";

const COLORS = {
  safe: "fg.success",
  adjust: "fg.success",
  unfit: "fg.error",
  unknown: "fg.warning",
} as const;

/** Says whether a dish fits what the caller does not eat. */
export function CallerMark({ verdict }: { readonly verdict: Verdict | null }) {
  const language = useLanguage();
  const { add_ons: addOns } = useTelephone().context.restaurant;
  if (!verdict) return null;
  const context = { addOns, language };
  return (
    <Text as="span" display="block" fontSize="sm" fontWeight="semibold" color={COLORS[verdict.fit]}>
      {verdict.fit === "unfit"
        ? telephoneTexts[language].unfit(conflictsText(verdict.conflicts, context))
        : verdictText(verdict, context)}
    </Text>
  );
}

/** Says why an option does not fit, or that information is missing. */
export function CallerOptionMark({ findings }: { readonly findings: Findings }) {
  const language = useLanguage();
  const { add_ons: addOns } = useTelephone().context.restaurant;
  const { conflicts, gaps } = findings;
  if (conflicts.length + gaps.length === 0) return null;
  const context = { addOns, language };
  return (
    <Text
      as="span"
      display="block"
      fontSize="sm"
      fontWeight="semibold"
      color={conflicts.length > 0 ? COLORS.unfit : COLORS.unknown}
    >
      {conflicts.length > 0
        ? telephoneTexts[language].unfit(conflictsText(conflicts, context))
        : passportTexts[language].unknown(gapsText(gaps, context))}
    </Text>
  );
}

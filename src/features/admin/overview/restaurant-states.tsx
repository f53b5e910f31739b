import { Badge, List } from "@chakra-ui/react";
import type { OverviewEntry } from "@/domain/report/overview.schema";
import type { RestaurantNeeds } from "@/domain/staff/urgency";
import { formatTime } from "@/domain/text/format";
import { formatMomentFrom } from "@/domain/text/format-moment";
import type { Instant } from "@/domain/time/berlin-time";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { momentText } from "@/i18n/moment-text";
import { useLanguage, useTexts } from "@/i18n/use-texts";

interface RestaurantStatesProps {
  readonly entry: OverviewEntry;
  readonly needs: RestaurantNeeds;
  readonly now: Instant;
}

/** Opening, pauses, waiting time and a missing order board. */
export function RestaurantStates({ entry, needs, now }: RestaurantStatesProps) {
  const texts = useTexts(overviewTexts);
  const language = useLanguage();
  const opening = useOpeningText(entry, now);
  const { paused_until, extra_minutes } = entry;
  const isOpen = entry.opening?.open === true;
  const toLookAt = needs.payments ?? 0;
  const deadline = entry.payments_to_do?.due_at ?? null;
  const payments =
    deadline === null
      ? texts.payments(toLookAt)
      : texts.disputed(formatMomentFrom(now, deadline, language));
  const pause =
    paused_until !== null && paused_until > now
      ? texts.paused(formatMomentFrom(now, paused_until, language))
      : texts.pausedPartly;
  return (
    <List.Root variant="plain" display="flex" flexDirection="row" flexWrap="wrap" gap="1.5">
      <State palette={isOpen ? "success" : "gray"}>{opening}</State>
      {needs.isUnattended && <State palette="danger">{texts.unattended}</State>}
      {needs.isPaused && !needs.isUnattended && <State palette="warning">{pause}</State>}
      {extra_minutes > 0 && <State palette="gray">{texts.extra(extra_minutes)}</State>}
      {toLookAt > 0 && <State palette="danger">{payments}</State>}
      {needs.isSilent && <State palette="danger">{texts.silent}</State>}
    </List.Root>
  );
}

function State({ palette, children }: { palette: string; children: string }) {
  return (
    <List.Item>
      <Badge size="lg" colorPalette={palette} whiteSpace="normal">
        {children}
      </Badge>
    </List.Item>
  );
}

function useOpeningText({ opening }: OverviewEntry, now: Instant): string {
  const texts = useTexts(overviewTexts);
  const language = useLanguage();
  if (!opening) return texts.notSetUp;
  if (opening.open) return texts.openUntil(formatTime(opening.until));
  const { next, cause } = opening;
  const closed = next === null ? texts.closed : texts.opens(momentText(next, now, language));
  return cause === "hours" ? closed : `${closed} (${texts[cause]})`;
}

import { Button, Text } from "@chakra-ui/react";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { TableSkeleton } from "@/admin-ui/feedback/table-skeleton";
import { Page } from "@/admin-ui/layout/page";
import { useHealth } from "@/data/staff/use-health";
import type { Read } from "@/data/use-read";
import type { HealthAnswer } from "@/domain/operations/health.schema";
import { isOrderingPaused } from "@/domain/operations/switches.schema";
import { troublesOf } from "@/domain/operations/trouble";
import { formatTime } from "@/domain/text/format";
import { healthTexts } from "@/i18n/admin/health-texts";
import { useTexts } from "@/i18n/use-texts";
import { RestaurantHealthTable } from "./restaurant-health-table";
import { ScheduleList } from "./schedule-list";
import { SwitchesSection } from "./switches-section";

/** Health of all restaurants and schedules. For super-administrators. */
export function HealthPage() {
  const texts = useTexts(healthTexts);
  const health = useHealth();
  const { value: answer, status, reload } = health;
  return (
    <Page
      title={texts.title}
      description={<AsOf health={health} />}
      width="full"
      actions={
        <Button
          variant="outline"
          colorPalette="gray"
          aria-disabled={status === "loading"}
          onClick={reload}
        >
          {texts.reload}
        </Button>
      }
    >
      {answer && (
        <>
          <Summary answer={answer} />
          <RestaurantHealthTable answer={answer} />
          <SwitchesSection stored={answer.switches} now={answer.server_time} />
          <ScheduleList answer={answer} />
        </>
      )}
      {!answer && status === "loading" && <TableSkeleton rows={8} label={texts.loading} />}
      {!answer && status === "failed" && <InlineError title={texts.failed} onRetry={reload} />}
    </Page>
  );
}

function AsOf({ health: { value: answer, status } }: { health: Read<HealthAnswer> }) {
  const texts = useTexts(healthTexts);
  if (!answer) return null;
  const time = formatTime(answer.server_time);
  return status === "failed" ? texts.stale(time) : texts.asOf(time);
}

function Summary({ answer }: { answer: HealthAnswer }) {
  const texts = useTexts(healthTexts);
  const { restaurants, schedules, switches, server_time } = answer;
  const troubled = restaurants.filter((each) => troublesOf(each, server_time).length > 0).length;
  const late = schedules.filter(({ is_late }) => is_late).length;
  const isPaused = isOrderingPaused(switches, server_time);
  const isWell = troubled === 0 && late === 0 && !isPaused;
  return (
    <Text
      role="status"
      fontSize="lg"
      fontWeight="semibold"
      color={isWell ? "fg.success" : "fg.error"}
    >
      {troubled === 0
        ? texts.allWell(restaurants.length)
        : texts.troubled(troubled, restaurants.length)}
      {late > 0 && ` ${texts.late(late)}`}
      {isPaused && ` ${texts.pausedEverywhere}`}
    </Text>
  );
}

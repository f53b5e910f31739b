import { Badge, List, Text } from "@chakra-ui/react";
import { Section } from "@/admin-ui/layout/section";
import type { HealthAnswer, ScheduleHealth } from "@/domain/operations/health.schema";
import { healthTexts } from "@/i18n/admin/health-texts";
import { useTexts } from "@/i18n/use-texts";
import { Ago } from "./ago";

/** Last runs of the schedules, late ones first, and the version of the functions. */
export function ScheduleList({ answer }: { answer: HealthAnswer }) {
  const texts = useTexts(healthTexts);
  const { schedules, functions_build, server_time } = answer;
  const sorted = schedules.toSorted((one, other) => Number(other.is_late) - Number(one.is_late));
  return (
    <Section title={texts.schedules} description={texts.functionsBuild(functions_build)}>
      <List.Root
        variant="plain"
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(min(13rem, 100%), 1fr))"
      >
        {sorted.map((schedule) => (
          <List.Item key={schedule.name} display="block">
            <Text fontWeight="semibold">{nameOf(schedule, texts)}</Text>
            {schedule.is_late ? (
              <Badge colorPalette="danger" size="md" whiteSpace="normal">
                <span>
                  {schedule.succeeded_at === null ? (
                    texts.neverRun
                  ) : (
                    <>
                      {texts.lastRun} <Ago instant={schedule.succeeded_at} now={server_time} />
                    </>
                  )}
                </span>
              </Badge>
            ) : (
              <Text color="fg.muted">
                {schedule.succeeded_at === null ? (
                  texts.notRunYet
                ) : (
                  <Ago instant={schedule.succeeded_at} now={server_time} />
                )}
              </Text>
            )}
          </List.Item>
        ))}
      </List.Root>
    </Section>
  );
}

/** A schedule of a newer server has no name here. */
function nameOf({ name }: ScheduleHealth, texts: (typeof healthTexts)["de"]): string {
  const names: Readonly<Record<string, string>> = texts.scheduleNames;
  return names[name] ?? name;
}

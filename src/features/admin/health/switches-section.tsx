import { Badge, Button, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Notice } from "@/admin-ui/feedback/notice";
import { SegmentField } from "@/admin-ui/form/segment-field";
import { Section } from "@/admin-ui/layout/section";
import { ConfirmDialog } from "@/admin-ui/overlay/confirm-dialog";
import { type GuestProblem, guestProblemOf } from "@/data/staff/guest-problem";
import {
  isOrderingPaused,
  SWITCHES,
  type Switch,
  type Switches,
} from "@/domain/operations/switches.schema";
import { HOUR_MS, type Instant } from "@/domain/time/berlin-time";
import { callSetSwitches } from "@/firebase/callables/operations-callables";
import { healthTexts } from "@/i18n/admin/health-texts";
import { momentText } from "@/i18n/moment-text";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { withStepUp } from "@/state/account/step-up";
import { Ago } from "./ago";

/** Lengths of a pause, hours. */
const PAUSES = ["1", "4", "24"] as const;

interface SwitchesSectionProps {
  readonly stored: Switches;
  readonly now: Instant;
}

/** Switches for all restaurants, each with what it does and since when. */
export function SwitchesSection({ stored, now }: SwitchesSectionProps) {
  const texts = useTexts(healthTexts).switches;
  const language = useLanguage();
  const [saved, setSaved] = useState<Switches | null>(null);
  const [asked, setAsked] = useState<Switch | null>(null);
  const [hours, setHours] = useState<(typeof PAUSES)[number]>("1");
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<GuestProblem | null>(null);
  // Another instance may answer with switches that are some seconds old.
  const switches = saved && changedAt(saved) > changedAt(stored) ? saved : stored;
  const isUsual = (name: Switch) =>
    name === "ordering_paused_until" ? !isOrderingPaused(switches, now) : switches[name];

  async function change(name: Switch): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    const pausedUntil = isUsual(name) ? now + Number(hours) * HOUR_MS : null;
    const value = name === "ordering_paused_until" ? pausedUntil : !switches[name];
    const answer = await withStepUp(() => callSetSwitches({ [name]: value }));
    setIsBusy(false);
    setAsked(null);
    if (answer.ok) setSaved(answer.value);
    else setProblem(guestProblemOf(answer.error));
  }

  const words = asked && texts[asked];
  return (
    <Section title={texts.title} description={texts.intro}>
      {problem && <Notice tone="danger" title={texts.problems[problem]} />}
      {SWITCHES.map((name) => (
        <Flex key={name} gap="4" wrap="wrap" align="center" justify="space-between" py="2">
          <Flex direction="column" gap="1" flex="1 1 18rem" minW="0">
            <Flex gap="3" wrap="wrap" align="center">
              <Text fontWeight="semibold">{texts[name].name}</Text>
              <Badge colorPalette={isUsual(name) ? "green" : "danger"} size="md">
                {isUsual(name) ? texts[name].usual : texts[name].unusual}
              </Badge>
              <Text color="fg.muted">
                {name === "ordering_paused_until" &&
                  !isUsual(name) &&
                  `${texts[name].until(momentText(switches[name] ?? now, now, language))}, `}
                <Since at={switches.changed_at[name]} now={now} />
              </Text>
            </Flex>
            <Text color="fg.muted">{texts[name].does}</Text>
          </Flex>
          <Button
            variant="outline"
            colorPalette="gray"
            aria-label={texts.changeOf(texts[name].name)}
            onClick={() => setAsked(name)}
          >
            {texts.change}
          </Button>
        </Flex>
      ))}
      <ConfirmDialog
        open={asked !== null}
        danger={asked !== null && isUsual(asked)}
        busy={isBusy}
        title={asked && words && (isUsual(asked) ? words.toUnusual : words.toUsual)}
        confirmLabel={
          asked && words && (isUsual(asked) ? words.confirmUnusual : words.confirmUsual)
        }
        onConfirm={() => asked && void change(asked)}
        onClose={() => setAsked(null)}
      >
        <Text mb="4">{words?.does}</Text>
        {asked === "ordering_paused_until" && isUsual(asked) && (
          <SegmentField
            label={texts.pauseFor}
            value={hours}
            onValueChange={setHours}
            options={PAUSES.map((value) => ({ value, label: texts.hours(Number(value)) }))}
          />
        )}
      </ConfirmDialog>
    </Section>
  );
}

function Since({ at, now }: { at: Instant | undefined; now: Instant }) {
  const texts = useTexts(healthTexts).switches;
  if (at === undefined) return texts.never;
  return (
    <>
      {texts.since} <Ago instant={at} now={now} />
    </>
  );
}

function changedAt({ changed_at }: Switches): Instant {
  return Math.max(0, ...Object.values(changed_at));
}

import { Button, Flex, VisuallyHidden } from "@chakra-ui/react";
import { memo } from "react";
import { Notice } from "@/admin-ui/feedback/notice";
import { BellIcon } from "@/admin-ui/icons";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { NoticeButton } from "../parts/board-status";
import type { DeviceAlarm } from "./use-alarm";

/** Button that arms the alarm; once armed, it shows the state and tests the sound. */
export const AlarmControl = memo(function AlarmControl({ device }: { device: DeviceAlarm }) {
  const texts = useTexts(boardTexts).alarm;
  const { alarm, sound, runTest } = device;
  if (sound === "unsupported") return null;
  if (sound !== "armed") {
    return (
      <Button size="lg" px="4" variant="surface" colorPalette="warning" onClick={runTest}>
        <BellIcon />
        {texts.arm}
      </Button>
    );
  }
  const isRinging = alarm === "ringing" || alarm === "urgent";
  return (
    <Button
      size="lg"
      px="4"
      variant={isRinging ? "solid" : "outline"}
      colorPalette={isRinging ? "danger" : "success"}
      data-alarm={alarm}
      title={texts.test}
      onClick={runTest}
    >
      <BellIcon />
      {isRinging ? texts.ringing : texts.armed}
      <VisuallyHidden>, {texts.test}</VisuallyHidden>
    </Button>
  );
});

/**
 * Warns when the alarm cannot be heard, as an alert while an order waits. A browser cannot tell
 * whether the speakers are on, so the notice asks after each test.
 */
export function AlarmNotice({ device }: { device: DeviceAlarm }) {
  const texts = useTexts(boardTexts).alarm;
  const { alarm, sound, test, runTest, answerTest } = device;
  if (sound === "armed" && test === "asked") {
    return (
      <output>
        <Notice
          tone="warning"
          title={texts.heard}
          action={
            <Flex gap="2">
              <NoticeButton onClick={() => answerTest(true)}>{texts.yes}</NoticeButton>
              <NoticeButton onClick={() => answerTest(false)}>{texts.no}</NoticeButton>
            </Flex>
          }
        />
      </output>
    );
  }
  if (sound === "armed" && test === "unheard") {
    return (
      <Notice
        tone="danger"
        title={texts.louder}
        action={<NoticeButton onClick={runTest}>{texts.test}</NoticeButton>}
      />
    );
  }
  if (sound === "armed") return null;
  const isNeeded = alarm === "silent-but-needed";
  return (
    <Notice
      tone={isNeeded ? "danger" : "warning"}
      title={sound === "unarmed" && isNeeded ? texts.silent : texts[sound]}
    />
  );
}

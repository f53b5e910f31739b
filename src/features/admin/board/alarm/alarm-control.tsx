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
      <Button
        size="lg"
        px="4"
        variant={alarm === "silent-but-needed" ? "solid" : "surface"}
        colorPalette="danger"
        title={texts[sound]}
        onClick={runTest}
      >
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
 * Tells screen readers that an order waits while the alarm is off. Others see the red button that
 * turns it on.
 */
export function AlarmOffAlert({ device }: { device: DeviceAlarm }) {
  const texts = useTexts(boardTexts).alarm;
  const { alarm, sound } = device;
  if (alarm !== "silent-but-needed" || sound === "armed" || sound === "unsupported") return null;
  return (
    <VisuallyHidden role="alert">
      {sound === "unarmed" ? texts.silent : texts.blocked}
    </VisuallyHidden>
  );
}

/**
 * Warns when the alarm cannot be heard although it is on, or where it is impossible. A browser
 * cannot tell whether the speakers are on, so the notice asks after each test.
 */
export function AlarmNotice({ device }: { device: DeviceAlarm }) {
  const texts = useTexts(boardTexts).alarm;
  const { alarm, sound, test, runTest, answerTest } = device;
  if (sound === "unsupported") {
    const tone = alarm === "silent-but-needed" ? "danger" : "warning";
    return <Notice tone={tone} title={texts.unsupported} />;
  }
  if (sound !== "armed") return null;
  if (test === "asked") {
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
  if (test === "unheard") {
    return (
      <Notice
        tone="danger"
        title={texts.louder}
        action={<NoticeButton onClick={runTest}>{texts.test}</NoticeButton>}
      />
    );
  }
  return null;
}

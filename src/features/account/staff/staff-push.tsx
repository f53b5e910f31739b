import { Button, Stack, Text } from "@chakra-ui/react";
import { useCallback } from "react";
import { Notice } from "@/admin-ui/feedback/notice";
import { Section } from "@/admin-ui/layout/section";
import type { DeviceAddress } from "@/data/push/push-device";
import { usePush } from "@/data/push/use-push";
import { callSubscribePush } from "@/firebase/callables/push-callables";
import { staffPushTexts } from "@/i18n/admin/staff-push-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

/** Turns messages about new orders on and off on this device; says why where they are impossible. */
export function StaffPush() {
  const texts = useTexts(staffPushTexts);
  const language = useLanguage();
  const send = useCallback(
    async (address: DeviceAddress) =>
      (await callSubscribePush({ ...address, language, kinds: ["new_orders"] })).ok,
    [language],
  );
  const { stage, isBusy, hasFailed, turnOn, turnOff } = usePush(send);
  if (stage === "hidden") return null;
  const isOff = stage === "off" || stage === "declined";
  return (
    <Section title={texts.title}>
      <Stack gap="3" align="flex-start" data-testid="staff-push" data-stage={stage}>
        <Text role="status">{isOff ? texts.about : texts[stage]}</Text>
        {(isOff || stage === "on") && <Text color="fg.muted">{texts.privacy}</Text>}
        {hasFailed && <Notice tone="danger" title={texts.failed} />}
        {isOff && (
          <Button type="button" disabled={isBusy} onClick={() => void turnOn()}>
            {isBusy ? texts.turningOn : texts.turnOn}
          </Button>
        )}
        {stage === "on" && (
          <Button
            type="button"
            variant="outline"
            colorPalette="gray"
            disabled={isBusy}
            onClick={() => void turnOff()}
          >
            {texts.turnOff}
          </Button>
        )}
      </Stack>
    </Section>
  );
}

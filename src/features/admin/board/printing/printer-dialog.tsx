import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Notice } from "@/admin-ui/feedback/notice";
import { SegmentField } from "@/admin-ui/form/segment-field";
import { SelectField } from "@/admin-ui/form/select-field";
import { SwitchField } from "@/admin-ui/form/switch-field";
import { PanelDialog } from "@/admin-ui/overlay/panel-dialog";
import { printerTexts } from "@/i18n/admin/printer-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtom, useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { type PrinterSettings, printerSettingsAtom } from "@/state/staff/printer-atoms";
import { type PrinterConnection, supportedConnections } from "./thermal/supported-connections";
import type { ReceiptPrinterControls } from "./use-receipt-printer";

interface PrinterDialogProps {
  readonly printer: ReceiptPrinterControls;
  readonly open: boolean;
  readonly onClose: () => void;
}

const PAPERS = ["80", "58"] as const;
const BAUD_RATES = [9600, 19_200, 38_400, 57_600, 115_200];

/** Set-up of the receipt printer of this device. */
export function PrinterDialog({ printer, open, onClose }: PrinterDialogProps) {
  const texts = useTexts(printerTexts);
  return (
    <PanelDialog open={open} onClose={onClose} title={texts.title}>
      <Stack gap="5" pb="3">
        <Text color="fg.muted">{texts.intro}</Text>
        <Connection printer={printer} />
        <PaperSettings />
        <AutomaticSettings />
        <Button
          variant="outline"
          alignSelf="start"
          disabled={printer.status !== "ready"}
          onClick={printer.printTest}
        >
          {texts.test}
        </Button>
      </Stack>
    </PanelDialog>
  );
}

function Connection({ printer }: { printer: ReceiptPrinterControls }) {
  const texts = useTexts(printerTexts);
  const { device } = useAtomValue(printerSettingsAtom);
  const [hasFailed, setFailed] = useState(false);
  const connections = supportedConnections();
  if (connections.length === 0) return <Notice tone="info" title={texts.unsupported} />;
  const name = device?.name || texts.unnamed;
  const connect = async (connection: PrinterConnection) => {
    setFailed(!(await printer.connect(connection)));
  };
  return (
    <Stack gap="3">
      {device && (
        <Text fontWeight="semibold">
          {printer.status === "ready" ? texts.connected(name) : texts.lastUsed(name)}
          {" · "}
          {texts.states[printer.status]}
        </Text>
      )}
      {printer.status === "ready" && !printer.reportsProblems && (
        <Text color="fg.muted">{texts.noReports}</Text>
      )}
      <Flex wrap="wrap" gap="2">
        {connections.map((connection) => (
          <Button
            key={connection}
            variant={device ? "outline" : "solid"}
            loading={printer.status === "connecting"}
            onClick={() => void connect(connection)}
          >
            {texts.connect[connection]}
          </Button>
        ))}
        {device && (
          <Button variant="ghost" colorPalette="danger" onClick={printer.forget}>
            {texts.forget}
          </Button>
        )}
      </Flex>
      {hasFailed && <Notice tone="warning" title={texts.notConnected} />}
    </Stack>
  );
}

function PaperSettings() {
  const texts = useTexts(printerTexts);
  const [settings, setSettings] = useAtom(printerSettingsAtom);
  const { profile, device, baudRate } = settings;
  const setProfile = (changed: Partial<PrinterSettings["profile"]>) =>
    setSettings({ ...settings, profile: { ...profile, ...changed } });
  return (
    <>
      <SegmentField
        label={texts.paper}
        value={profile.paperMm === 80 ? "80" : "58"}
        onValueChange={(width) => setProfile({ paperMm: width === "80" ? 80 : 58 })}
        options={PAPERS.map((value) => ({ value, label: `${value} mm` }))}
      />
      <SelectField
        label={texts.language}
        hint={texts.languageHint}
        value={profile.language}
        onChange={({ target }) =>
          setProfile({
            language: target.value as PrinterSettings["profile"]["language"],
            codepageMapping: null,
          })
        }
      >
        <option value="esc-pos">ESC/POS</option>
        <option value="star-prnt">StarPRNT</option>
        <option value="star-line">Star Line</option>
      </SelectField>
      {device?.connection === "serial" && (
        <SelectField
          label={texts.baudRate}
          value={String(baudRate)}
          onChange={({ target }) => setSettings({ ...settings, baudRate: Number(target.value) })}
        >
          {BAUD_RATES.map((rate) => (
            <option key={rate} value={rate}>
              {rate}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

function AutomaticSettings() {
  const texts = useTexts(printerTexts);
  const now = useAtomValue(serverNowAtom);
  const [settings, setSettings] = useAtom(printerSettingsAtom);
  return (
    <>
      <SwitchField
        label={texts.automatic}
        hint={texts.automaticHint}
        checked={settings.automaticSince !== null}
        onCheckedChange={(isOn) => setSettings({ ...settings, automaticSince: isOn ? now : null })}
      />
      <SwitchField
        label={texts.driver}
        hint={texts.driverHint}
        checked={settings.hasDriverCopy}
        onCheckedChange={(hasDriverCopy) => setSettings({ ...settings, hasDriverCopy })}
      />
    </>
  );
}

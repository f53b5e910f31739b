import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { SelectField } from "@/admin-ui/form/select-field";
import { IDLE_MINUTES } from "@/domain/staff/idle-session";
import { sessionTexts } from "@/i18n/admin/session-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtom, useSetAtom } from "@/state/jotai-hooks";
import { managerInputAtom, sharedDeviceMinutesAtom } from "@/state/staff/shared-device-atoms";

const OFF = "off";

/** Chooses after how many idle minutes this device signs out of the manager pages. */
export function SharedDevice() {
  const texts = useTexts(sessionTexts);
  const [minutes, setMinutes] = useAtom(sharedDeviceMinutesAtom);
  const recordInput = useSetAtom(managerInputAtom);
  const [isSaved, setSaved] = useState(false);
  return (
    <Box>
      <SelectField
        label={texts.shared}
        hint={texts.sharedHint}
        value={minutes ?? OFF}
        onChange={({ target }) => {
          setMinutes(target.value === OFF ? null : Number(target.value));
          recordInput(Date.now());
          setSaved(true);
        }}
      >
        <option value={OFF}>{texts.sharedOff}</option>
        {IDLE_MINUTES.map((each) => (
          <option key={each} value={each}>
            {texts.sharedMinutes(each)}
          </option>
        ))}
      </SelectField>
      <output>{isSaved && texts.sharedSaved}</output>
    </Box>
  );
}

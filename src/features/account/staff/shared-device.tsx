import { useId, useState } from "react";
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
  const id = useId();
  return (
    <div className="account__task">
      <label htmlFor={id}>
        <strong>{texts.shared}</strong>
      </label>
      <p className="account__hint" id={`${id}-hint`}>
        {texts.sharedHint}
      </p>
      <select
        className="admin-field__control"
        id={id}
        aria-describedby={`${id}-hint`}
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
      </select>
      <output>{isSaved && texts.sharedSaved}</output>
    </div>
  );
}

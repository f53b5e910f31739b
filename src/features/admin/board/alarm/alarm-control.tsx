import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import type { DeviceAlarm } from "./use-alarm";

/** Button that arms the alarm; once armed, it shows the state and tests the sound. */
export function AlarmControl({ device }: { device: DeviceAlarm }) {
  const texts = useTexts(boardTexts).alarm;
  const { alarm, sound, runTest } = device;
  if (sound === "unsupported") return null;
  if (sound !== "armed") {
    return (
      <button className="board-alarm board-alarm--off" type="button" onClick={runTest}>
        <Bell />
        {texts.arm}
      </button>
    );
  }
  const isRinging = alarm === "ringing" || alarm === "urgent";
  return (
    <button
      className={`board-alarm${isRinging ? " board-alarm--ringing" : ""}`}
      data-alarm={alarm}
      type="button"
      title={texts.test}
      onClick={runTest}
    >
      <Bell />
      {isRinging ? texts.ringing : texts.armed}
      <span className="visually-hidden">, {texts.test}</span>
    </button>
  );
}

/**
 * Warns when the alarm cannot be heard, as an alert while an order waits. A browser cannot tell
 * whether the speakers are on, so the notice asks after each test.
 */
export function AlarmNotice({ device }: { device: DeviceAlarm }) {
  const texts = useTexts(boardTexts).alarm;
  const { alarm, sound, test, runTest, answerTest } = device;
  if (sound === "armed" && test === "asked") {
    return (
      <p className="board-notice" role="status">
        {texts.heard}
        <span className="board-notice__answers">
          <button className="step" type="button" onClick={() => answerTest(true)}>
            {texts.yes}
          </button>
          <button className="step" type="button" onClick={() => answerTest(false)}>
            {texts.no}
          </button>
        </span>
      </p>
    );
  }
  if (sound === "armed" && test === "unheard") {
    return (
      <p className="board-notice board-notice--danger" role="alert">
        {texts.louder}
        <button className="step" type="button" onClick={runTest}>
          {texts.test}
        </button>
      </p>
    );
  }
  if (sound === "armed") return null;
  const needed = alarm === "silent-but-needed";
  return (
    <p
      className={`board-notice${needed ? " board-notice--danger" : ""}`}
      role={needed ? "alert" : undefined}
    >
      {sound === "unarmed" && needed ? texts.silent : texts[sound]}
    </p>
  );
}

function Bell() {
  return (
    <svg className="board-alarm__bell" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 16V11a6 6 0 0 1 12 0v5l2 2H4ZM10 20.5a2.2 2.2 0 0 0 4 0" />
    </svg>
  );
}

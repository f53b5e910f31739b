import { adminBoardTexts } from "../../../i18n/admin-board-texts";
import { useTexts } from "../../../i18n/use-texts";
import type { Alarm, SoundState } from "./alarm-rule";
import { armAndTest } from "./alarm-sound";

interface AlarmProps {
  readonly alarm: Alarm;
  readonly sound: SoundState;
}

/** Switches the alarm on, says that it is on, and lets it be tested again. */
export function AlarmControl({ alarm, sound }: AlarmProps) {
  const texts = useTexts(adminBoardTexts).alarm;
  if (sound === "unsupported") return null;
  if (sound !== "armed") {
    return (
      <button className="board-alarm board-alarm--off" type="button" onClick={armAndTest}>
        <Bell />
        {texts.arm}
      </button>
    );
  }
  return (
    <button
      className={`board-alarm${alarm === "ringing" ? " board-alarm--ringing" : ""}`}
      type="button"
      title={texts.test}
      onClick={armAndTest}
    >
      <Bell />
      {alarm === "ringing" ? texts.ringing : texts.armed}
      <span className="visually-hidden">, {texts.test}</span>
    </button>
  );
}

/** Says that the alarm cannot be heard, louder when it would have to ring. */
export function AlarmNote({ alarm, sound }: AlarmProps) {
  const texts = useTexts(adminBoardTexts).alarm;
  if (sound === "armed") return null;
  const needed = alarm === "silent-but-needed";
  const text = sound === "unarmed" && needed ? texts.silent : texts[sound];
  return (
    <p
      className={`board-note${needed ? " board-note--danger" : ""}`}
      role={needed ? "alert" : undefined}
    >
      {text}
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

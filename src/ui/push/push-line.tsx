import { pushTexts } from "@/i18n/site/push-texts";
import { useTexts } from "@/i18n/use-texts";
import "./push-line.css";

/** The page with the line: the account also offers it to guests who declined. */
export type PushAbout = "order" | "table" | "account";

/** States of the line: see `Push` in src/data/push. */
interface PushLineProps {
  readonly push: {
    readonly stage: "hidden" | "unsupported" | "ios" | "denied" | "off" | "declined" | "on";
    readonly isBusy: boolean;
    readonly hasFailed: boolean;
    turnOn(): void;
    turnOff(): void;
    decline(): void;
  };
  readonly about: PushAbout;
}

/** One line about messages on this device: why, the button, or why it is impossible. */
export function PushLine({ push, about }: PushLineProps) {
  const texts = useTexts(pushTexts);
  const { stage, isBusy, hasFailed } = push;
  const isAccount = about === "account";
  if (stage === "hidden" || (stage === "declined" && !isAccount)) return null;
  const isOff = stage === "off" || stage === "declined";
  return (
    <div className="push-line" data-testid="push-line" data-stage={stage}>
      <p role="status">
        {isOff ? texts.about[about] : texts[stage]}
        {!isOff && stage !== "on" && !isAccount ? ` ${texts.latest}` : null}
      </p>
      {hasFailed ? (
        <p className="push-line__problem" role="alert">
          {texts.failed}
        </p>
      ) : null}
      {isOff ? (
        <div className="push-line__buttons">
          <button
            className="button button--outline"
            type="button"
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : push.turnOn}
          >
            {isBusy ? texts.turningOn : texts.turnOn}
          </button>
          {isAccount ? null : (
            <button className="button button--ghost" type="button" onClick={push.decline}>
              {texts.decline}
            </button>
          )}
        </div>
      ) : null}
      {stage === "on" ? (
        <button className="button button--outline" type="button" onClick={push.turnOff}>
          {texts.turnOff}
        </button>
      ) : null}
    </div>
  );
}

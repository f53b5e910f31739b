import { useEffect, useState } from "react";
import { formatCountdown } from "@/domain/text/format-countdown";
import { profileTexts } from "@/i18n/account/profile-texts";
import { useTexts } from "@/i18n/use-texts";

const LONGER_AFTER_SECONDS = 5;
const STILL_AFTER_SECONDS = 20;

/** Shows since when the account is being deleted, and why it may take long. */
export function DeletionProgress() {
  const texts = useTexts(profileTexts);
  const seconds = useElapsedSeconds();
  const isLong = seconds >= LONGER_AFTER_SECONDS;
  const text = seconds >= STILL_AFTER_SECONDS ? texts.deletingStill : texts.deletingLonger;
  return (
    <div className="account__progress">
      <div className="account__bar" aria-hidden="true" />
      <p role="status">{isLong ? text : texts.deleting}</p>
      {isLong && <span aria-hidden="true">{formatCountdown(seconds * 1000)}</span>}
    </div>
  );
}

function useElapsedSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((elapsed) => elapsed + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

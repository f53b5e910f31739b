import { Button, HStack } from "@chakra-ui/react";
import { Notice } from "@/admin-ui/feedback/notice";
import type { Refusal } from "@/domain/result/refusal";
import { telephoneRefusalTexts } from "@/i18n/admin/telephone-refusal-texts";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useTexts } from "@/i18n/use-texts";
import type { TelephoneDraft } from "@/state/staff/telephone-order-atoms";
import { useTelephone } from "./context/telephone-context";
import { useMomentText } from "./use-moment-text";

/**
 * Why the order cannot be taken, or is not known to have arrived, and what to do about it.
 * @param onChosen called after a choice that removes the notice, to keep the focus on the page
 */
export function OrderProblem({ onChosen }: { onChosen: () => void }) {
  const texts = useTexts(telephoneTexts);
  const { priced, submission } = useTelephone();
  const { state, isForeign } = submission;
  switch (state.phase) {
    case "checking":
      return isForeign ? <Foreign /> : <Checking />;
    case "offline":
    case "sign-in-failed":
      return (
        <Notice tone="danger" title={texts.offline}>
          {texts.offlineHelp}
        </Notice>
      );
    case "not-arrived":
      return (
        <Notice tone="danger" title={texts.notArrived}>
          {texts.notArrivedHelp}
        </Notice>
      );
    case "refused":
      return <Refused refusal={state.refusal} onChosen={onChosen} />;
    default:
      return priced.refusal && <Refused refusal={priced.refusal} onChosen={onChosen} />;
  }
}

function Refused({ refusal, onChosen }: { refusal: Refusal; onChosen: () => void }) {
  const texts = useTexts(telephoneTexts);
  const refusals = useTexts(telephoneRefusalTexts);
  const moment = useMomentText();
  const { edit } = useTelephone();
  const { reason, next_at } = refusal;
  const { title, help } = refusals[reason]?.(refusal) ?? refusals.other;
  const isFull = reason === "SLOT_FULL" || reason === "PAUSED";
  const hasNext = next_at !== undefined && reason !== "PAUSED";

  function choose(change: Partial<TelephoneDraft>): void {
    edit(change);
    onChosen();
  }

  return (
    <Notice tone="danger" title={title}>
      {help}
      <HStack wrap="wrap" mt="2" _empty={{ display: "none" }}>
        {hasNext && (
          <Button variant="outline" onClick={() => choose({ wantedAt: String(next_at) })}>
            {texts.next(moment(next_at))}
          </Button>
        )}
        {isFull && (
          <Button variant="outline" onClick={() => choose({ overbook: true })}>
            {texts.overbook}
          </Button>
        )}
        {reason === "BELOW_MINIMUM" && (
          <Button variant="outline" onClick={() => choose({ waiveMinimum: true })}>
            {texts.waive}
          </Button>
        )}
      </HStack>
    </Notice>
  );
}

function Checking() {
  const texts = useTexts(telephoneTexts);
  const { submission } = useTelephone();
  return (
    <Notice tone="warning" title={texts.checking}>
      {texts.checkingHelp}
      <HStack wrap="wrap" mt="2">
        <Button variant="outline" onClick={() => void submission.resume()}>
          {texts.retry}
        </Button>
        <ReleaseButton />
      </HStack>
    </Notice>
  );
}

function Foreign() {
  const texts = useTexts(telephoneTexts);
  return (
    <Notice tone="warning" title={texts.foreign} action={<ReleaseButton />}>
      {texts.foreignHelp}
    </Notice>
  );
}

/** Gives up asking about an order that the staff member has looked for on the board. */
function ReleaseButton() {
  const texts = useTexts(telephoneTexts);
  const { submission } = useTelephone();
  return (
    <Button variant="outline" colorPalette="gray" onClick={submission.release}>
      {texts.release}
    </Button>
  );
}

import { SimpleGrid, Text } from "@chakra-ui/react";
import { useState } from "react";
import { CheckboxField } from "@/admin-ui/form/checkbox-field";
import { TextField } from "@/admin-ui/form/text-field";
import type { GuestProblem } from "@/data/staff/guest-problem";
import type { Blocks } from "@/data/staff/use-blocks";
import { phoneSchema } from "@/domain/contact/contact.schema";
import { type BlockLength, blockEnd } from "@/domain/guest/block-end";
import { oneLine } from "@/domain/text/safe-text";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { BlockLengthChoice } from "./block-length-choice";
import { newestAccount, newestPhone } from "./newest-account";
import type { ResultGuest } from "./result-guest";
import { TaskForm } from "./task-form";

interface BlockFormProps {
  readonly guest: ResultGuest;
  readonly blocks: Blocks;
  readonly onBlocked: () => void;
  readonly onCancel: () => void;
}

/** Blocks a phone number, and the account behind it if wanted. */
export function BlockForm({ guest, blocks, onBlocked, onCancel }: BlockFormProps) {
  const texts = useTexts(guestsTexts);
  const now = useAtomValue(serverNowAtom);
  const account = newestAccount(guest.found);
  const [phone, setPhone] = useState(() =>
    "phone" in guest.contact ? guest.contact.phone : newestPhone(guest.found),
  );
  const [reason, setReason] = useState("");
  const [length, setLength] = useState<BlockLength>("month");
  const [withAccount, setWithAccount] = useState(account !== null);
  const [step, setStep] = useState<"idle" | "invalid" | "busy" | GuestProblem>("idle");
  const isPhone = phoneSchema.safeParse(phone).success;

  async function submit(): Promise<void> {
    if (!isPhone || reason.trim() === "") {
      setStep("invalid");
      return;
    }
    setStep("busy");
    const uid = withAccount && account !== null ? { uid: account } : {};
    const until = blockEnd(length, now);
    const problem = await blocks.change({ phone, ...uid, until, reason: oneLine(reason).trim() });
    if (problem) setStep(problem);
    else onBlocked();
  }

  const isInvalid = step === "invalid";
  const busy = step === "busy";
  return (
    <TaskForm
      title={texts.blockTitle}
      problem={step === "idle" || isInvalid || busy ? null : texts.problems[step]}
      submit={{ label: busy ? texts.blocking : texts.blockYes, busy }}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      <Text>{texts.blockHelp}</Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <TextField
          label={texts.blockPhone}
          error={isInvalid && !isPhone && texts.phoneInvalid}
          type="tel"
          autoComplete="off"
          maxLength={30}
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          error={isInvalid && reason.trim() === "" && texts.reasonMissing}
          autoComplete="off"
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </SimpleGrid>
      {account !== null && (
        <CheckboxField
          label={texts.blockAccount}
          checked={withAccount}
          onCheckedChange={setWithAccount}
        />
      )}
      <BlockLengthChoice value={length} now={now} onChange={setLength} />
    </TaskForm>
  );
}

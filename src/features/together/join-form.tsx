import { type SubmitEvent, useState } from "react";
import { useRestaurant } from "@/data/restaurant-provider";
import { MAX_GROUP_NAME } from "@/domain/cart/together/group-limits";
import { togetherTexts } from "@/i18n/order/together-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { groupMemberAtom } from "@/state/ordering/group-member-atom";
import { Notice } from "@/ui/feedback/notice";
import { SubmitButton } from "@/ui/form/submit-button";
import { TextField } from "@/ui/form/text-field";
import { useGroupActions } from "./use-group-actions";

/** Asks for a first name, to start a group or to join the one of a link. */
export function JoinForm({ id }: { readonly id: string | null }) {
  const texts = useTexts(togetherTexts);
  const { title } = useRestaurant();
  const member = useAtomValue(groupMemberAtom);
  const { join, isBusy, problem } = useGroupActions();
  const [name, setName] = useState(member?.name ?? "");
  const [isMissing, setMissing] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const typed = name.trim();
    setMissing(typed === "");
    if (typed !== "" && !isBusy) void join(id, typed);
  }

  return (
    <form className="together__card" onSubmit={submit} noValidate>
      <p>{id === null ? texts.intro : texts.invited(title)}</p>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        error={isMissing ? texts.nameMissing : undefined}
        autoComplete="given-name"
        maxLength={MAX_GROUP_NAME}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {member && !member.isDone ? <p>{texts.otherGroup}</p> : null}
      {problem ? <Notice tone="error" title={problem} /> : null}
      <SubmitButton type="submit" busy={isBusy} disabled={false}>
        {id === null ? texts.start : texts.join}
      </SubmitButton>
    </form>
  );
}

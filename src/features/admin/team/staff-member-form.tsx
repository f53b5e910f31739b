import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  type SetStaffRequest,
  type StaffMember,
  type StaffRole,
  setStaffRequestSchema,
} from "@/domain/staff/staff-requests.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import { EmailField, RestaurantChoice, RoleChoice } from "./staff-member-fields";
import type { TeamError } from "./use-team";

interface StaffMemberFormProps {
  /** Null for a new staff member. */
  readonly member: StaffMember | null;
  readonly restaurants: readonly Restaurant[];
  /** @returns null on success */
  readonly onSave: (request: SetStaffRequest) => Promise<TeamError | null>;
  readonly onCancel: () => void;
}

type Mistakes = { readonly email?: boolean; readonly restaurants?: boolean };

/** Grants or changes access. A failed save keeps the entered values. */
export function StaffMemberForm({ member, restaurants, onSave, onCancel }: StaffMemberFormProps) {
  const texts = useTexts(teamTexts);
  const [email, setEmail] = useState(member?.email ?? "");
  const [role, setRole] = useState<StaffRole>(member?.role ?? "staff");
  const only = restaurants.length === 1 ? restaurants.map(({ key }) => key) : [];
  const [keys, setKeys] = useState<readonly string[]>(member?.resto_keys ?? only);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [state, setState] = useState<"idle" | "busy" | TeamError>("idle");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state === "busy") return;
    const request = setStaffRequestSchema.safeParse({ email, role, resto_keys: keys });
    const found: Mistakes = { email: !request.success, restaurants: keys.length === 0 };
    setMistakes(found);
    if (!request.success || found.restaurants) {
      const wrong = found.email ? "[type=email]" : "[type=checkbox]";
      form.current?.querySelector<HTMLInputElement>(wrong)?.focus();
      return;
    }
    setState("busy");
    setState((await onSave(request.data)) ?? "idle");
  }

  return (
    <form className="staff-member-form" noValidate ref={form} onSubmit={send}>
      <h2 className="staff-member-form__title">
        {member?.email ? texts.editTitle(member.email) : texts.addTitle}
      </h2>
      {!member && (
        <EmailField value={email} isWrong={mistakes.email === true} onChange={setEmail} />
      )}
      <RoleChoice value={role} onChange={setRole} />
      <RestaurantChoice
        restaurants={restaurants}
        chosen={keys}
        isMissing={mistakes.restaurants === true}
        onChange={setKeys}
      />
      {state !== "idle" && state !== "busy" && (
        <p className="team-notice team-notice--danger" role="alert">
          {texts.problems[state]}
        </p>
      )}
      <div className="staff-member-form__actions">
        <button className="button button--primary" type="submit" aria-disabled={state === "busy"}>
          {state === "busy" ? texts.saving : member ? texts.saveChange : texts.save}
        </button>
        <button className="button button--outline" type="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}

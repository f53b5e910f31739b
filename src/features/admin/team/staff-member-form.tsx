import { Button, Stack } from "@chakra-ui/react";
import { type SubmitEvent, useId, useState } from "react";
import { Notice } from "@/admin-ui/feedback/notice";
import { RadioCardField } from "@/admin-ui/form/radio-card-field";
import { TextField } from "@/admin-ui/form/text-field";
import { PanelDialog } from "@/admin-ui/overlay/panel-dialog";
import {
  type SetStaffRequest,
  type StaffMember,
  type StaffRole,
  setStaffRequestSchema,
} from "@/domain/staff/staff-requests.schema";
import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import { RestaurantsField } from "./restaurants-field";
import type { TeamScope } from "./team-scope";
import type { TeamError } from "./use-team";

interface StaffMemberFormProps {
  /** Null for a new staff member. */
  readonly member: StaffMember | null;
  readonly scope: TeamScope;
  /** @returns null on success */
  readonly onSave: (request: SetStaffRequest) => Promise<TeamError | null>;
  readonly onCancel: () => void;
}

/** Managers grant all but their own role. */
const ROLES: readonly StaffRole[] = ["staff", "rider", "manager"];

type Mistakes = { readonly email?: boolean; readonly restaurants?: boolean };

/** Grants or changes access. A failed save keeps the entered values. */
export function StaffMemberForm({ member, scope, onSave, onCancel }: StaffMemberFormProps) {
  const texts = useTexts(teamTexts);
  const formId = useId();
  const { restaurants, isSuper } = scope;
  const [email, setEmail] = useState(member?.email ?? "");
  const [role, setRole] = useState<StaffRole>(member?.role ?? "staff");
  const only = restaurants.length === 1 ? restaurants.map(({ key }) => key) : [];
  const [keys, setKeys] = useState<readonly string[]>(member?.resto_keys ?? only);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [state, setState] = useState<"idle" | "busy" | TeamError>("idle");

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (state === "busy") return;
    const request = setStaffRequestSchema.safeParse({ email, role, resto_keys: keys });
    const wrong = request.error?.issues.map(({ path }) => path[0]) ?? [];
    const found: Mistakes = {
      email: wrong.includes("email"),
      restaurants: wrong.includes("resto_keys") || keys.length === 0,
    };
    setMistakes(found);
    if (!request.success || found.restaurants) return;
    setState("busy");
    setState((await onSave(request.data)) ?? "idle");
  }

  return (
    <PanelDialog
      open
      onClose={onCancel}
      size="lg"
      title={member?.email ? texts.editTitle(member.email) : texts.addTitle}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} aria-disabled={state === "busy"}>
            {state === "busy" ? texts.saving : member ? texts.saveChange : texts.save}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} onSubmit={(event) => void send(event)}>
        <Stack gap="5">
          {!member && (
            <TextField
              type="email"
              inputMode="email"
              autoComplete="off"
              maxLength={320}
              label={texts.email}
              hint={texts.emailHint}
              error={mistakes.email && texts.emailInvalid}
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
          )}
          <RadioCardField
            label={texts.role}
            value={role}
            onValueChange={setRole}
            options={ROLES.filter((value) => isSuper || value !== "manager").map((value) => ({
              value,
              label: texts.roles[value],
              description: texts.roleHelp[value],
            }))}
          />
          <RestaurantsField
            restaurants={restaurants}
            keys={keys}
            error={
              mistakes.restaurants &&
              (keys.length === 0 ? texts.restaurantsMissing : texts.tooManyRestaurants)
            }
            onChange={setKeys}
          />
          {state !== "idle" && state !== "busy" && (
            <Notice tone="danger" title={texts.problems[state]} />
          )}
        </Stack>
      </form>
    </PanelDialog>
  );
}

import { useId } from "react";
import type { StaffRole } from "@/domain/staff/staff-requests.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";

interface EmailFieldProps {
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (email: string) => void;
}

/** E-mail address of a new staff member. */
export function EmailField({ value, isWrong, onChange }: EmailFieldProps) {
  const texts = useTexts(teamTexts);
  const id = useId();
  return (
    <div className="admin-field">
      <label className="admin-field__label" htmlFor={id}>
        {texts.email}
      </label>
      <input
        className="admin-field__control"
        id={id}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={320}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint${isWrong ? ` ${id}-error` : ""}`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="admin-field__hint" id={`${id}-hint`}>
        {texts.emailHint}
      </p>
      {isWrong && (
        <p className="admin-field__error" id={`${id}-error`} role="alert">
          {texts.emailInvalid}
        </p>
      )}
    </div>
  );
}

/** Selects a role. */
export function RoleChoice(props: { value: StaffRole; onChange: (role: StaffRole) => void }) {
  const texts = useTexts(teamTexts);
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className="admin-field__label">{texts.role}</legend>
      {(["staff", "manager"] as const).map((role) => (
        <label className="choice__option" key={role}>
          <input
            type="radio"
            name={name}
            checked={props.value === role}
            onChange={() => props.onChange(role)}
          />
          <span>
            <strong>{texts.roles[role]}</strong>{" "}
            <span className="choice__help">{texts.roleHelp[role]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface RestaurantChoiceProps {
  readonly restaurants: readonly Restaurant[];
  readonly chosen: readonly string[];
  readonly isMissing: boolean;
  readonly onChange: (keys: readonly string[]) => void;
}

/** Selects at least one restaurant. */
export function RestaurantChoice({ restaurants, chosen, ...rest }: RestaurantChoiceProps) {
  const texts = useTexts(teamTexts);
  const errorId = useId();
  const { isMissing, onChange } = rest;
  return (
    <fieldset className="choice" aria-describedby={isMissing ? errorId : undefined}>
      <legend className="admin-field__label">{texts.restaurants}</legend>
      <div className="choice__grid">
        {restaurants.map(({ key, title, address }) => (
          <label className="choice__option" key={key}>
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, key] : chosen.filter((each) => each !== key))
              }
            />
            <span>
              {title} <span className="choice__help">{address.city}</span>
            </span>
          </label>
        ))}
      </div>
      {isMissing && (
        <p className="admin-field__error" id={errorId} role="alert">
          {texts.restaurantsMissing}
        </p>
      )}
    </fieldset>
  );
}

import { type FormEvent, useId, useState } from "react";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";

interface GuestSearchFormProps {
  readonly initial: string;
  /** Returns false for an input that is neither a phone number nor an e-mail address. */
  readonly onSearch: (typed: string) => boolean;
}

/** The field for a phone number or an e-mail address. */
export function GuestSearchForm({ initial, onSearch }: GuestSearchFormProps) {
  const texts = useTexts(guestsTexts);
  const [typed, setTyped] = useState(initial);
  const [isWrong, setIsWrong] = useState(false);
  const id = useId();

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsWrong(!onSearch(typed));
  }

  return (
    <form className="guest-search" noValidate onSubmit={submit}>
      <div className="admin-field guest-search__field">
        <label className="admin-field__label" htmlFor={id}>
          {texts.query}
        </label>
        <input
          className="admin-field__control"
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={320}
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        {isWrong && (
          <p className="admin-field__error" id={`${id}-error`} role="alert">
            {texts.queryInvalid}
          </p>
        )}
      </div>
      <button className="button button--primary" type="submit">
        {texts.search}
      </button>
    </form>
  );
}

import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import {
  allergiesTextSchema,
  GUEST_BOOK_VERSION,
  type GuestBookRequest,
  MAX_ALLERGIES_LENGTH,
} from "@/domain/contact/guest-book-request.schema";
import { guestBookTexts } from "@/i18n/account/guest-book-texts";
import { useTexts } from "@/i18n/use-texts";
import { TextField } from "@/ui/form/text-field";
import "./guest-book-consent.css";

interface GuestBookConsentProps {
  /** Whether the guest has agreed before. */
  readonly isInBook: boolean;
  /** Address of the account page. */
  readonly account: string;
  /** Stable; null says nothing. */
  readonly onRequest: (request: GuestBookRequest | null) => void;
}

/** Asks for the agreement to the guest book, which the order or reservation carries. */
export function GuestBookConsent({ isInBook, account, onRequest }: GuestBookConsentProps) {
  // What was agreed with this order stays visible while it is sent.
  const [wasIn] = useState(isInBook);
  return wasIn ? (
    <Member account={account} onRequest={onRequest} />
  ) : (
    <Question onRequest={onRequest} />
  );
}

function Member({ account, onRequest: tell }: Omit<GuestBookConsentProps, "isInBook">) {
  const texts = useTexts(guestBookTexts);
  useEffect(() => {
    tell({});
    return () => tell(null);
  }, [tell]);
  return (
    <p className="guest-book">
      {texts.isIn} <Link to={account}>{texts.view}</Link>
    </p>
  );
}

function Question({ onRequest: tell }: Pick<GuestBookConsentProps, "onRequest">) {
  const texts = useTexts(guestBookTexts);
  const [agrees, setAgrees] = useState(false);
  const [tellsAllergies, setTellsAllergies] = useState(false);
  const [text, setText] = useState("");
  const allergies = tellsAllergies ? allergiesTextSchema.safeParse(text).data : undefined;
  useEffect(() => {
    tell(agrees ? { agrees_to: GUEST_BOOK_VERSION, ...(allergies && { allergies }) } : null);
    return () => tell(null);
  }, [tell, agrees, allergies]);
  return (
    <div className="guest-book">
      <Consent label={texts.agree} hint={texts.consent} isGiven={agrees} onChange={setAgrees} />
      {agrees && (
        <Consent
          label={texts.agreeAllergies}
          hint={texts.allergiesConsent}
          isGiven={tellsAllergies}
          onChange={setTellsAllergies}
        />
      )}
      {agrees && tellsAllergies && (
        <TextField
          label={texts.allergies}
          hint={texts.allergiesHint}
          autoComplete="off"
          maxLength={MAX_ALLERGIES_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </div>
  );
}

interface ConsentProps {
  readonly label: string;
  readonly hint: string;
  readonly isGiven: boolean;
  readonly onChange: (isGiven: boolean) => void;
}

function Consent({ label, hint, isGiven, onChange }: ConsentProps) {
  return (
    <label className="guest-book__consent">
      <input
        type="checkbox"
        checked={isGiven}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {label}
        {/* Guests who tick the box read it before they order. The checkout stays short for all others. */}
        {isGiven && <span className="guest-book__hint">{hint}</span>}
      </span>
    </label>
  );
}

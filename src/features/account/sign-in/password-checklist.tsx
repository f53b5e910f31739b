import type { PasswordValidator } from "@/firebase/auth/auth-password-policy";
import { accountTexts } from "@/i18n/account/account-texts";
import { useTexts } from "@/i18n/use-texts";
import { type PasswordRule, passwordRules, passwordStrength } from "./password-rules";
import { usePasswordStatus } from "./use-password-validator";

const METER = { weak: 1, fair: 2, good: 3, strong: 4 } as const;

interface PasswordChecklistProps {
  readonly validate: PasswordValidator;
  readonly password: string;
  readonly email: string;
}

/** The password policy as a list that is ticked off while the password is typed. */
export function PasswordChecklist({ validate, password, email }: PasswordChecklistProps) {
  const texts = useTexts(accountTexts);
  const status = usePasswordStatus(validate, password);
  const strength = passwordStrength(password, email);
  return (
    <div className="password-checklist">
      <p className="password-checklist__title">{texts.rules}</p>
      <ul className="password-checklist__rules">
        {passwordRules(status, password).map((entry) => (
          <li key={entry.rule} className="password-checklist__rule" data-met={entry.met}>
            <svg className="password-checklist__mark" viewBox="0 0 16 16" aria-hidden="true">
              {entry.met ? <path d="m3.5 8.5 3 3 6-7" /> : <circle cx="8" cy="8" r="5.5" />}
            </svg>
            <RuleText
              entry={entry}
              symbols={status.passwordPolicy.allowedNonAlphanumericCharacters}
            />
            <span className="visually-hidden">({entry.met ? texts.ruleMet : texts.ruleOpen})</span>
          </li>
        ))}
      </ul>
      {password !== "" && (
        <p className="password-checklist__strength">
          {texts.strength}: <output>{texts.strengths[strength]}</output>
          <meter
            className={`password-checklist__meter password-checklist__meter--${strength}`}
            min={0}
            low={1.5}
            high={2.5}
            optimum={4}
            max={4}
            value={METER[strength]}
            aria-hidden="true"
          />
        </p>
      )}
      <p className="password-checklist__hint">{texts.strengthHint}</p>
    </div>
  );
}

function RuleText({ entry, symbols }: { entry: PasswordRule; symbols: string }) {
  const texts = useTexts(accountTexts);
  switch (entry.rule) {
    case "minLength":
      return texts.ruleMinLength(entry.count);
    case "maxLength":
      return texts.ruleMaxLength(entry.count);
    case "lowercase":
      return texts.ruleLowercase;
    case "uppercase":
      return texts.ruleUppercase;
    case "number":
      return texts.ruleNumber;
    case "symbol":
      return texts.ruleSymbol([...symbols].join(" "));
  }
}

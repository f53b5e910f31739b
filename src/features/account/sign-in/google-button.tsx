import { signInWithGoogle } from "@/firebase/auth/auth";
import { accountTexts } from "@/i18n/account/account-texts";
import { useTexts } from "@/i18n/use-texts";
import { AuthProblemNotice } from "./auth-problem-notice";
import { SecondFactorForm } from "./second-factor-form";
import { useAuthAction } from "./use-auth-action";

/** Signs in through Google's pop-up. If it is blocked, a message suggests e-mail and password. */
export function GoogleButton() {
  const texts = useTexts(accountTexts);
  const action = useAuthAction();
  if (action.problem === "SECOND_FACTOR") return <SecondFactorForm onCancel={action.reset} />;
  return (
    <>
      <AuthProblemNotice problem={action.problem} />
      <button
        className="button button--outline button--wide"
        type="button"
        aria-busy={action.busy}
        onClick={() => action.run(signInWithGoogle)}
      >
        <svg className="google-button__mark" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M16.9 8.6H10v2.9h4a4.1 4.1 0 1 1-1.1-4.3l2-2A7 7 0 1 0 16.9 8.6Z" />
        </svg>
        {texts.google}
      </button>
    </>
  );
}

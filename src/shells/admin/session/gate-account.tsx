import { ConfirmIdentity } from "@/features/account/sign-in/confirm-identity";
import { Verification } from "@/features/account/sign-in/verification";
import { SecondFactorSetup } from "@/features/account/staff/second-factor-setup";
import "@/features/account/sign-in/account.css";

/** Sends the verification mail again and checks the address again. */
export function AccountVerification({ email }: { email: string }) {
  return <Verification email={email} verified={false} />;
}

/** Sets up a second factor. */
export function AccountSecondFactor() {
  return <SecondFactorSetup />;
}

/** Asks the user to sign in again. */
export function AccountConfirmation(props: { onConfirmed: () => void; onCancel: () => void }) {
  return <ConfirmIdentity hasTitle={false} {...props} />;
}

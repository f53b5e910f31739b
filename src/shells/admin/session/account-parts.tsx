import { ConfirmIdentity } from "@/features/account/sign-in/confirm-identity";
import { Verification } from "@/features/account/sign-in/verification";
import { SecondFactorSetup } from "@/features/account/staff/second-factor-setup";
import { ChakraRoot } from "@/ui/chakra-root";
import "@/features/account/account.css";

/** Sends the verification mail again and checks the address again. */
export function AccountVerification({ email }: { email: string }) {
  return (
    <ChakraRoot>
      <Verification email={email} verified={false} />
    </ChakraRoot>
  );
}

/** Sets up a second factor. */
export function AccountSecondFactor() {
  return (
    <ChakraRoot>
      <SecondFactorSetup />
    </ChakraRoot>
  );
}

/** Asks the user to sign in again. */
export function AccountConfirmation(props: { onConfirmed: () => void; onCancel: () => void }) {
  return (
    <ChakraRoot>
      <ConfirmIdentity hasTitle={false} {...props} />
    </ChakraRoot>
  );
}

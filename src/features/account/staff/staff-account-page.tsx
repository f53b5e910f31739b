import { STAFF_SECURITY } from "@/domain/staff/staff-security";
import { signOut } from "@/firebase/auth/auth";
import { sessionTexts } from "@/i18n/admin/session-texts";
import { useTexts } from "@/i18n/use-texts";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { ChakraRoot } from "@/ui/chakra-root";
import { SignOutEverywhere } from "../sign-out-everywhere";
import { SecondFactorSetup } from "./second-factor-setup";
import { SharedDevice } from "./shared-device";
import "../account.css";

/** A staff member's own account: shared device, sign-out on all devices, second factor. */
export function StaffAccountPage() {
  const texts = useTexts(sessionTexts);
  const { user } = useAtomValue(authAtom);
  return (
    <ChakraRoot>
      <div className="account">
        <h1 className="account__title" tabIndex={-1}>
          {texts.title}
        </h1>
        <p className="account__intro">{texts.intro(user?.email ?? "")}</p>
        <section className="account__card">
          <h2 className="account__subtitle">{texts.devices}</h2>
          <SharedDevice />
          <SignOutEverywhere signOut={signOut} />
        </section>
        {STAFF_SECURITY.secondFactor === "required" && (
          <section className="account__card">
            <h2 className="account__subtitle">{texts.secondFactor}</h2>
            <SecondFactorSetup />
          </section>
        )}
      </div>
    </ChakraRoot>
  );
}

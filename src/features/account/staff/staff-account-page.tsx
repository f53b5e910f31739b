import { Page } from "@/admin-ui/layout/page";
import { Section } from "@/admin-ui/layout/section";
import { STAFF_SECURITY } from "@/domain/staff/staff-security";
import { signOut } from "@/firebase/auth/auth";
import { sessionTexts } from "@/i18n/admin/session-texts";
import { useTexts } from "@/i18n/use-texts";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { staffAtom } from "@/state/staff/staff-atoms";
import { SignOutEverywhere } from "../account-data/sign-out-everywhere";
import { SecondFactorSetup } from "./second-factor-setup";
import { SharedDevice } from "./shared-device";
import { StaffPush } from "./staff-push";
import "../sign-in/account.css";

/** A staff member's own account: shared device, sign-out on all devices, messages, second factor. */
export function StaffAccountPage() {
  const texts = useTexts(sessionTexts);
  const { user } = useAtomValue(authAtom);
  const staff = useAtomValue(staffAtom);
  const grants = staff.status === "granted" ? staff.grants : null;
  const answersOrders = grants?.role !== "rider" && (grants?.resto_keys.length ?? 0) > 0;
  return (
    <Page title={texts.title} description={texts.intro(user?.email ?? "")} width="text">
      <Section title={texts.devices}>
        <SharedDevice />
        <SignOutEverywhere signOut={signOut} />
      </Section>
      {answersOrders && <StaffPush />}
      {STAFF_SECURITY.secondFactor === "required" && (
        <Section title={texts.secondFactor}>
          <SecondFactorSetup />
        </Section>
      )}
    </Page>
  );
}

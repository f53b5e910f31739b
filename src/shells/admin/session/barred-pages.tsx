import { Button, Text } from "@chakra-ui/react";
import { useEffect } from "react";
import type { StaffBarrier } from "@/domain/staff/staff-barrier";
import { reloadUser } from "@/firebase/auth/auth";
import { sessionTexts } from "@/i18n/admin/session-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { GatePage } from "./gate-page";
import { SignOutButton } from "./sign-out-button";
import { useStaffSignOut } from "./use-staff-sign-out";

const AccountVerification = lazyPart(
  async () => (await import("./gate-account")).AccountVerification,
);
const AccountSecondFactor = lazyPart(
  async () => (await import("./gate-account")).AccountSecondFactor,
);

/** Tells a staff member why their grants have no effect, and what to do. */
export function BarredPage({ barrier }: { barrier: StaffBarrier }) {
  switch (barrier) {
    case "unverified":
      return <WaitingPage />;
    case "second-factor":
      return <SecondFactorPage />;
    case "other-address":
      return <OtherAddressPage />;
    case "signed-out":
      return <EndedPage />;
  }
}

/** The address is not verified yet. Returning from the mail to this page checks it again. */
function WaitingPage() {
  const texts = useTexts(sessionTexts);
  const { user } = useAtomValue(authAtom);
  useEffect(() => {
    const checkAgain = () => {
      if (document.visibilityState === "visible") void reloadUser();
    };
    document.addEventListener("visibilitychange", checkAgain);
    return () => document.removeEventListener("visibilitychange", checkAgain);
  }, []);
  return (
    <GatePage title={texts.waitingTitle}>
      <Text>{texts.waiting}</Text>
      <AccountVerification email={user?.email ?? ""} />
      <SignOutButton />
    </GatePage>
  );
}

/** The grants belong to an address that the account no longer has. */
function OtherAddressPage() {
  const texts = useTexts(sessionTexts);
  const { user } = useAtomValue(authAtom);
  return (
    <GatePage title={texts.otherAddressTitle}>
      <Text>{texts.otherAddress(user?.email ?? "")}</Text>
      <SignOutButton />
    </GatePage>
  );
}

function SecondFactorPage() {
  const texts = useTexts(sessionTexts);
  return (
    <GatePage title={texts.factorTitle}>
      <Text>{texts.factor}</Text>
      <AccountSecondFactor />
      <SignOutButton />
    </GatePage>
  );
}

function EndedPage() {
  const texts = useTexts(sessionTexts);
  const signOut = useStaffSignOut();
  return (
    <GatePage title={texts.endedTitle}>
      <Text>{texts.ended}</Text>
      <Button type="button" onClick={signOut}>
        {texts.signInAgain}
      </Button>
    </GatePage>
  );
}

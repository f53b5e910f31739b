import type { ReactNode } from "react";
import { signOut } from "@/firebase/auth/auth";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { LoadingState } from "@/ui/feedback/loading-state";
import { LanguageSwitch } from "@/ui/navigation/language-switch";

/** A page outside the frame: nobody is known to have a role here (yet). */
export function GatePage({ title, children }: { title: string; children: ReactNode }) {
  const texts = useTexts(adminTexts);
  return (
    <main className="gate" id="main">
      <div className="gate__head">
        <p className="gate__product">{texts.title}</p>
        <LanguageSwitch className="admin-language" />
      </div>
      <div className="gate__card">
        <h1 className="gate__title">{title}</h1>
        {children}
      </div>
    </main>
  );
}

/** Until it is known whether somebody has a role. */
export function CheckingRole() {
  return (
    <main id="main">
      <LoadingState label={useTexts(adminTexts).loading} />
    </main>
  );
}

/** For people without a role, or whose role was revoked; opens by itself when it is granted. */
export function NoRole() {
  const texts = useTexts(adminTexts);
  const { user } = useAtomValue(authAtom);
  return (
    <GatePage title={texts.noRoleTitle}>
      <p>{texts.noRole(user?.email ?? texts.thisAccount)}</p>
      <SignOutButton />
    </GatePage>
  );
}

/** Where it could not be found out whether somebody has a role. */
export function RoleCheckFailed() {
  const texts = useTexts(adminTexts);
  return (
    <GatePage title={texts.failedTitle}>
      <p>{texts.failed}</p>
      <button
        className="button button--primary"
        type="button"
        onClick={() => window.location.reload()}
      >
        {texts.reload}
      </button>
      <SignOutButton />
    </GatePage>
  );
}

/** Ends the session on this device. */
function SignOutButton() {
  const texts = useTexts(adminTexts);
  return (
    <button className="button button--outline" type="button" onClick={() => void signOut()}>
      {texts.signOut}
    </button>
  );
}

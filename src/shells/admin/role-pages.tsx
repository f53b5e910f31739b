import type { ReactNode } from "react";
import { signOut } from "@/firebase/auth/auth";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { LoadingState } from "@/ui/feedback/loading-state";
import { OfflineNote } from "@/ui/feedback/offline-note";
import { LanguageSwitch } from "@/ui/navigation/language-switch";

/** A page without navigation, for users without a confirmed role. */
export function GatePage({ title, children }: { title: string; children: ReactNode }) {
  const texts = useTexts(adminTexts);
  return (
    <main className="gate" id="main">
      <OfflineNote />
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

/** Shown while the role is loading. */
export function CheckingRole() {
  return (
    <main id="main">
      <LoadingState label={useTexts(adminTexts).loading} />
    </main>
  );
}

/** Shown to accounts without a role. The site opens automatically once a role is granted. */
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

/** Shown when the role cannot be loaded. */
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
export function SignOutButton() {
  const texts = useTexts(adminTexts);
  return (
    <button className="button button--outline" type="button" onClick={() => void signOut()}>
      {texts.signOut}
    </button>
  );
}

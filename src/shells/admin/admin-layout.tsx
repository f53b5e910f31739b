import type { ReactNode } from "react";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { signOut } from "@/firebase/auth/auth";
import type { StaffGrants } from "@/firebase/repos/staff-repo";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { Announcer } from "@/ui/feedback/announcer";
import { OfflineNote } from "@/ui/feedback/offline-note";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { LanguageSwitch } from "@/ui/navigation/language-switch";
import { AdminNav } from "./admin-nav";
import { RestaurantPicker } from "./restaurant-picker";
import { StepUpOutlet } from "./session/step-up-outlet";

interface AdminLayoutProps {
  readonly grants: StaffGrants;
  readonly restaurants: readonly Restaurant[];
  readonly children: ReactNode;
}

/** Navigation bar and page. */
export function AdminLayout({ grants, restaurants, children }: AdminLayoutProps) {
  const texts = useTexts(adminTexts);
  const { user } = useAtomValue(authAtom);
  const role = grants.super ? texts.roles.super : texts.roles[grants.role];
  return (
    <Announcer>
      <div className="admin">
        <a className="admin__skip" href="#main">
          {texts.skip}
        </a>
        <header className="admin-bar">
          <AdminNav grants={grants} restaurants={restaurants} />
          <RestaurantPicker restaurants={restaurants} />
          <div className="admin-bar__account">
            <span className="admin-bar__role" title={texts.signedInAs(user?.email ?? "")}>
              {role}
            </span>
            <LanguageSwitch className="admin-language" />
            <button className="admin-bar__out" type="button" onClick={() => void signOut()}>
              {texts.signOut}
            </button>
          </div>
        </header>
        <OfflineNote />
        <main className="admin__page" id="main" tabIndex={-1} ref={keepFocusInside}>
          {children}
        </main>
        <StepUpOutlet />
      </div>
    </Announcer>
  );
}

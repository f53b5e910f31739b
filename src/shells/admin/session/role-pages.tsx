import { Button, Text } from "@chakra-ui/react";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useTexts } from "@/i18n/use-texts";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { LoadingState } from "@/ui/feedback/loading-state";
import { GatePage } from "./gate-page";
import { SignOutButton } from "./sign-out-button";

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
      <Text>{texts.noRole(user?.email ?? texts.thisAccount)}</Text>
      <SignOutButton />
    </GatePage>
  );
}

/** Shown when the role cannot be loaded. */
export function RoleCheckFailed() {
  const texts = useTexts(adminTexts);
  return (
    <GatePage title={texts.failedTitle}>
      <Text>{texts.failed}</Text>
      <Button type="button" onClick={() => window.location.reload()}>
        {texts.reload}
      </Button>
      <SignOutButton />
    </GatePage>
  );
}

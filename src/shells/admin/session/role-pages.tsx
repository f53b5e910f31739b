import { Button, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { formatMomentFrom } from "@/domain/text/format-moment";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { connectedAtom } from "@/state/staff/connected-atom";
import { LoadingState } from "@/ui/feedback/loading-state";
import { GatePage } from "./gate-page";
import { SignOutButton } from "./sign-out-button";

/** Longer than a server needs; an offline browser says so at once. */
const LATE_MS = 8000;

/** Shown while the role is loading. Without a connection it says what cannot be known. */
export function CheckingRole() {
  const [isLost, setLost] = useState(() => !navigator.onLine);
  useEffect(() => {
    const lose = () => setLost(true);
    const timer = setTimeout(lose, LATE_MS);
    window.addEventListener("offline", lose);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("offline", lose);
    };
  }, []);
  return isLost ? <NoConnection /> : <LoadingRole />;
}

function LoadingRole() {
  return (
    <main id="main">
      <LoadingState label={useTexts(adminTexts).loading} />
    </main>
  );
}

/** The site opens by itself once the server answers: the role is followed live. */
function NoConnection() {
  const texts = useTexts(adminTexts).noConnection;
  const language = useLanguage();
  const { user } = useAtomValue(authAtom);
  const since = useAtomValue(connectedAtom);
  const now = useAtomValue(serverNowAtom);
  return (
    <GatePage title={texts.title}>
      <Text role="status">
        {since === null ? texts.unseen : texts.unseenSince(formatMomentFrom(now, since, language))}
      </Text>
      {user?.email && <Text color="fg.muted">{texts.signedIn(user.email)}</Text>}
      <Text color="fg.muted">{texts.returns}</Text>
    </GatePage>
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

import { Button, Text } from "@chakra-ui/react";
import { useLocation, useNavigate } from "react-router-dom";
import { useInvitation } from "@/data/staff/use-invitation";
import type { OpenInvitation } from "@/domain/staff/invitation-calls.schema";
import { readInvitationHash } from "@/domain/staff/invitation-link";
import { formatDate } from "@/domain/text/format";
import { InvitationForm } from "@/features/account/staff/invitation-form";
import { invitationTexts } from "@/i18n/account/invitation-texts";
import { useTexts } from "@/i18n/use-texts";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { LoadingState } from "@/ui/feedback/loading-state";
import { usePageTitle } from "@/ui/navigation/use-page-title";
import { adminRoutes } from "../routes/admin-routes";
import { GatePage } from "./gate-page";

/** Page behind the link of an invitation, for anyone who has it, signed in or not. */
export function InvitationPage() {
  const { hash } = useLocation();
  return <Invitation key={hash} secret={readInvitationHash(hash)?.secret ?? null} />;
}

function Invitation({ secret }: { secret: string | null }) {
  const texts = useTexts(invitationTexts);
  const navigate = useNavigate();
  const open = () => void navigate(adminRoutes.overview, { replace: true });
  const { link, reload, accept } = useInvitation(secret, open);
  usePageTitle(texts.title);
  switch (link.state) {
    case "loading":
      return (
        <GatePage title={texts.title}>
          <LoadingState label={texts.loading} />
        </GatePage>
      );
    case "failed":
      return (
        <GatePage title={texts.failedTitle}>
          <Text role="alert">{texts.problems.offline}</Text>
          <Button type="button" onClick={reload}>
            {texts.retry}
          </Button>
        </GatePage>
      );
    case "open":
      return (
        <GatePage title={texts.title}>
          <Offer invitation={link} />
          <InvitationForm invitation={link} onAccept={accept} />
        </GatePage>
      );
    default: {
      const { title, text } = texts.closed[link.state];
      return (
        <GatePage title={title}>
          <Text role="status">{text}</Text>
          <Button type="button" variant="outline" colorPalette="gray" onClick={open}>
            {texts.toSignIn}
          </Button>
        </GatePage>
      );
    }
  }
}

/** The offer of the invitation, and the consequences of accepting it. */
function Offer({ invitation }: { invitation: OpenInvitation }) {
  const texts = useTexts(invitationTexts);
  const { user } = useAtomValue(authAtom);
  const { restaurants, role, valid_until, email } = invitation;
  return (
    <>
      <Text>
        {invitation.super ? texts.offerSuper : texts.offer(restaurants.join(", "))}{" "}
        {texts.role(texts.roles[invitation.super ? "super" : role])}{" "}
        {texts.validUntil(formatDate(valid_until))}
      </Text>
      {user?.email && user.email !== email && <Text>{texts.signedInAs(user.email)}</Text>}
      <Text color="fg.muted" fontSize="sm">
        {texts.hint}
      </Text>
    </>
  );
}

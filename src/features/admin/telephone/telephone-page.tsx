import { Button } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { Link } from "react-router-dom";
import { InlineError } from "@/admin-ui/feedback/inline-error";
import { Notice } from "@/admin-ui/feedback/notice";
import { PageSkeleton } from "@/admin-ui/feedback/page-skeleton";
import { KeysHint } from "@/admin-ui/keys-hint";
import { Page } from "@/admin-ui/layout/page";
import { useStaffOrderContext } from "@/data/staff/use-staff-order-context";
import type { PlaceStaffOrderAnswer } from "@/domain/order/placing/staff-order.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatPrice } from "@/domain/text/format";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAnnounce } from "@/ui/feedback/announcer";
import { TelephoneOrderForm } from "./telephone-order-form";
import { useMomentText } from "./use-moment-text";

/** Takes orders of guests who call. */
export function TelephonePage({ restaurant }: { restaurant: Restaurant }) {
  const texts = useTexts(telephoneTexts);
  return (
    <Page
      title={texts.title}
      description={<KeysHint>{texts.intro}</KeysHint>}
      actions={
        <Button asChild variant="outline" colorPalette="gray">
          <Link to=".." relative="path">
            {texts.board}
          </Link>
        </Button>
      }
    >
      <Orders restaurant={restaurant} />
    </Page>
  );
}

/** One order after the other. */
function Orders({ restaurant }: { restaurant: Restaurant }) {
  const texts = useTexts(telephoneTexts);
  const language = useLanguage();
  const announce = useAnnounce();
  const { status, context, reload } = useStaffOrderContext(restaurant);
  const [taken, setTaken] = useState<readonly PlaceStaffOrderAnswer[]>([]);
  const onTaken = useCallback(
    (answer: PlaceStaffOrderAnswer) => {
      setTaken((earlier) => [...earlier, answer]);
      announce(texts.taken(answer.code, formatPrice(answer.total_cents, language)));
      // The next caller gets the menu as it is then.
      reload();
    },
    [announce, texts, language, reload],
  );
  const last = taken.at(-1);
  if (status === "failed") {
    return (
      <InlineError title={texts.failed} onRetry={reload}>
        {texts.failedHelp}
      </InlineError>
    );
  }
  if (!context) return <PageSkeleton label={texts.loading} />;
  return (
    <>
      {last && <Taken answer={last} />}
      <TelephoneOrderForm key={taken.length} context={context} onTaken={onTaken} onStale={reload} />
    </>
  );
}

function Taken({ answer }: { answer: PlaceStaffOrderAnswer }) {
  const texts = useTexts(telephoneTexts);
  const language = useLanguage();
  const moment = useMomentText();
  return (
    <Notice
      tone="success"
      title={texts.taken(answer.code, formatPrice(answer.total_cents, language))}
    >
      {texts.takenFor(moment(answer.eta_at))}
    </Notice>
  );
}

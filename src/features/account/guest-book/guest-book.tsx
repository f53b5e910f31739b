import { useState } from "react";
import { useMyGuestBook } from "@/data/guest-book/use-my-guest-book";
import type { GuestCard } from "@/domain/guest/guest-card.schema";
import { formatDate } from "@/domain/text/format";
import { guestBookTexts } from "@/i18n/account/guest-book-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";
import { focusOnMount } from "@/ui/focus-on-mount";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { EndGuestBook } from "./end-guest-book";
import { GuestAllergies } from "./guest-allergies";

/** The guest's entry in the guest book, to change or to end; renders nothing without one. */
export function GuestBook({ uid }: { uid: string }) {
  const texts = useTexts(guestBookTexts);
  const { status, card, reload, change } = useMyGuestBook(uid);
  const [isEnded, setEnded] = useState(false);
  if (status === "failed") {
    return (
      <Notice tone="warning" title={texts.unreadable}>
        <button className="button button--outline" type="button" onClick={reload}>
          {texts.retry}
        </button>
      </Notice>
    );
  }
  if (!card) {
    return isEnded ? (
      <Notice tone="success" title={texts.title} focusRef={focusOnMount}>
        {texts.ended}
      </Notice>
    ) : null;
  }
  return (
    <section
      className="account__card account__card--quiet"
      aria-labelledby="guest-book"
      ref={keepFocusInside}
    >
      <h2 className="account__subtitle" id="guest-book" tabIndex={-1}>
        {texts.title}
      </h2>
      <p className="account__hint">{texts.intro}</p>
      <Facts card={card} />
      <GuestAllergies key={card.allergies} card={card} onChange={change} />
      <EndGuestBook
        onEnd={async () => {
          setEnded(true);
          return change({ end: true });
        }}
      />
    </section>
  );
}

function Facts({ card }: { card: GuestCard }) {
  const texts = useTexts(guestBookTexts);
  const textIn = useTextIn();
  const { visits, last_visit_at: last, usual, no_shows, note } = card;
  const seen = last === undefined ? null : texts.last(formatDate(last));
  const dishes = usual.map(({ qty, name }) => texts.dish(qty, textIn(name)));
  return (
    <>
      <p>
        <strong>{texts.visits(visits)}</strong>
        {seen && `, ${seen}`}
      </p>
      {dishes.length > 0 && (
        <p>
          {texts.usual} {dishes.join(", ")}
        </p>
      )}
      {no_shows > 0 && <p>{texts.noShows(no_shows)}</p>}
      {note && (
        <p>
          {texts.note} <bdi>{note}</bdi>
        </p>
      )}
    </>
  );
}

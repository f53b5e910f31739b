import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { togetherTexts } from "@/i18n/order/together-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { groupMemberAtom } from "@/state/ordering/group-member-atom";
import { usePageTitle } from "@/ui/navigation/use-page-title";
import { GroupPage } from "./group-page";
import { JoinForm } from "./join-form";
import "./together.css";

/** Ordering together, at `/order#together` and, with a group's link, `/order#together=<id>`. */
export function TogetherPage() {
  const texts = useTexts(togetherTexts);
  const { hash } = useLocation();
  const member = useAtomValue(groupMemberAtom);
  const title = useRef<HTMLHeadingElement>(null);
  const id = /^#together=([\w-]{22})$/.exec(hash)?.[1] ?? null;
  const isMember = member !== null && (id === null || member.id === id);
  usePageTitle(texts.title);
  // Between the pages at this path, the frame does not move the focus.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="together">
      <h1 className="together__title" tabIndex={-1} ref={title}>
        {texts.title}
      </h1>
      {isMember ? <GroupPage /> : <JoinForm key={id} id={id} />}
    </div>
  );
}

import { type ComponentProps, useEffect } from "react";
import { useAnnounce } from "@/ui/feedback/announcer";
import { Notice } from "@/ui/feedback/notice";

type SpokenNoticeProps = Omit<ComponentProps<typeof Notice>, "title"> & { readonly title: string };

/** A notice that screen readers announce when it appears. */
export function SpokenNotice(props: SpokenNoticeProps) {
  const { title } = props;
  const announce = useAnnounce();
  useEffect(() => announce(title), [announce, title]);
  return <Notice {...props} />;
}

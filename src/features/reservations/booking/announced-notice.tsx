import { type ComponentProps, useEffect } from "react";
import { useAnnounce } from "@/ui/feedback/announcer";
import { Notice } from "@/ui/feedback/notice";

type AnnouncedNoticeProps = Omit<ComponentProps<typeof Notice>, "title"> & {
  readonly title: string;
};

/** A notice that screen readers announce when it appears. */
export function AnnouncedNotice(props: AnnouncedNoticeProps) {
  const { title } = props;
  const announce = useAnnounce();
  useEffect(() => announce(title), [announce, title]);
  return <Notice {...props} />;
}

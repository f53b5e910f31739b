import { isOrdered } from "@/domain/cart/together/group-cart";
import type { GroupCart } from "@/domain/cart/together/group-cart.schema";
import { formatMomentFrom } from "@/domain/text/format-moment";
import type { Language } from "@/domain/text/language";
import type { Instant } from "@/domain/time/berlin-time";
import { togetherTexts } from "@/i18n/order/together-texts";
import type { GroupView } from "@/state/together/group-atoms";

interface GroupStatus {
  readonly tone: "info" | "success" | "warning";
  readonly title: string;
  readonly help: string | null;
}

interface Viewer {
  readonly uid: string | null;
  readonly now: Instant;
  readonly language: Language;
}

/** Text about the state of the group; null while it loads. */
export function groupStatus({ status, group }: GroupView, viewer: Viewer): GroupStatus | null {
  const { language, now } = viewer;
  const { states } = togetherTexts[language];
  const isOver = group !== null && group.expires_at <= now;
  if (status === "ended" || isOver) {
    return { tone: "warning", title: states.ended, help: states.endedHelp };
  }
  if (!group) return null;
  const isHost = group.host === viewer.uid;
  const host = hostName(group);
  const { order } = group;
  if (order && !isOrdered(group)) {
    return { tone: "warning", title: states.failed(order.code), help: states.failedHelp(host) };
  }
  if (order?.status === "awaiting_payment") {
    return { tone: "info", title: states.paying(host), help: null };
  }
  if (order) {
    const time = order.promised_at && formatMomentFrom(now, order.promised_at, language);
    return { tone: "success", title: states.ordered(order.code, time || null), help: null };
  }
  if (group.state === "locked") {
    return { tone: "info", title: isHost ? states.lockedHost : states.locked(host), help: null };
  }
  return {
    tone: "info",
    title: states.open(host, group.people.length),
    help: isHost ? states.waitingHost : states.waiting(host),
  };
}

/** First name of the person who orders. */
export function hostName({ people, host }: Pick<GroupCart, "people" | "host">): string {
  return people.find(({ uid }) => uid === host)?.name ?? "";
}

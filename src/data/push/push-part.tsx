import { type PushAbout, PushLine } from "@/ui/push/push-line";
import { usePush } from "./use-push";

/** One line about messages on this device; loaded on demand. */
export function PushPart({ about }: { about: PushAbout }) {
  return <PushLine push={usePush()} about={about} />;
}

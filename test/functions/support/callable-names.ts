import { publishPhoto } from "@/functions/photos/publish-photo";
import { guestCalls } from "@/functions/services/guest-calls";
import { staffCalls } from "@/functions/services/staff-calls";

/** Names of all callables. */
export const CALLABLE_NAMES = Object.keys({ ...guestCalls, ...staffCalls, publishPhoto });

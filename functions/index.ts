export { cspReport } from "./operations/csp-report";
export { publishPhoto } from "./photos/publish-photo";
export { everyDay } from "./schedules/every-day";
export { everyMinute } from "./schedules/every-minute";
export { guestApi } from "./services/guest-api";
export { staffApi } from "./services/staff-api";

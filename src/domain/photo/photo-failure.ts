import type { PhotoProblem } from "./photo-upload";

/**
 * Why a photograph was not published: see `PhotoProblem`; without network; without rights; too many in
 * a short time; for another reason.
 */
export type PhotoFailure = PhotoProblem | "offline" | "not-allowed" | "too-many" | "unknown";

/** A version of a Hosting site, as uploaded. */
export interface UploadedSite {
  readonly site: string;
  /** Hash of the compressed content by path; paths start with a slash. */
  readonly files: Map<string, string>;
  /** Compressed contents by the hash under which they were uploaded. */
  readonly contents: Map<string, Buffer>;
  /** Rewrites and headers; null until the version is finalised. */
  config: unknown;
  isReleased: boolean;
}

/** Everything that a deployment changed in the project that the stand-in represents. */
export interface Uploads {
  readonly sites: Map<string, UploadedSite>;
  /** Sources of the released rules by service, for example `cloud.firestore`. */
  readonly rules: Map<string, string>;
  readonly indexes: object[];
  /** Overrides of single fields, by `<collection>/<field>`. */
  readonly fields: Map<string, object>;
  /** Created functions by name. */
  readonly functions: Map<string, object>;
  /** The archive with the source of the functions. */
  functionsSource: Buffer | null;
  /** Names of the jobs of scheduled functions. */
  readonly jobs: Set<string>;
}

/**
 * Initial state of a deployment.
 * @param before an earlier deployment, whose indexes and field overrides are there; null in an empty
 * project
 */
export function startedUploads(before: Uploads | null): Uploads {
  return {
    sites: new Map(),
    rules: new Map(),
    indexes: [...(before?.indexes ?? [])],
    fields: new Map(before?.fields),
    functions: new Map(),
    functionsSource: null,
    jobs: new Set(),
  };
}

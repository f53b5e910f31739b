/** A text file of a built site. */
export interface BuiltFile {
  /** Path below the site's folder, with slashes. */
  readonly name: string;
  readonly text: string;
}

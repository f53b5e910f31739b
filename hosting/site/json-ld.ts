/** A node of a JSON-LD document. */
export interface JsonLd {
  readonly [property: string]: string | number | boolean | JsonLd | readonly (string | JsonLd)[];
}

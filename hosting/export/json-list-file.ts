import { appendFileSync, writeFileSync } from "node:fs";

/** Writes a JSON array item by item, because the orders of years do not fit into one string. */
export class JsonListFile {
  private isEmpty = true;
  private readonly path: string;

  constructor(path: string) {
    this.path = path;
    writeFileSync(path, "[");
  }

  add(item: object): void {
    appendFileSync(this.path, `${this.isEmpty ? "" : ","}\n${JSON.stringify(item)}`);
    this.isEmpty = false;
  }

  /** Ends the array; nothing can be added afterwards. */
  end(): void {
    appendFileSync(this.path, "\n]\n");
  }
}

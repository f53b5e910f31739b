import { createHash } from "node:crypto";
import * as z from "zod";
import type { Project } from "../firebase/project";
import { CommandError } from "../lib/command-error";
import { LOCAL_BUCKET } from "../lib/local-web-config";
import type { BackendPorts } from "../lib/ports";

const pageSchema = z.object({
  items: z.array(z.object({ name: z.string() })).default([]),
  nextPageToken: z.string().optional(),
});
const metadataSchema = z.object({
  contentType: z.string().optional(),
  cacheControl: z.string().optional(),
  // Absent and empty are the same: an export does not keep the difference.
  metadata: z.record(z.string(), z.string()).default({}),
});

/** A photograph or an upload in the bucket, to compare before and after. */
interface StoredObject {
  readonly sha256: string;
  readonly contentType?: string | undefined;
  readonly cacheControl?: string | undefined;
  /** Metadata that the functions store with it. */
  readonly metadata: Readonly<Record<string, string>>;
}

const objectsUrl = ({ storage }: BackendPorts) =>
  `http://127.0.0.1:${storage}/v0/b/${LOCAL_BUCKET}/o`;

/** All objects of a local backend's bucket by name. @throws CommandError if it refuses */
export async function readObjects(
  project: Project,
  ports: BackendPorts,
): Promise<Map<string, StoredObject>> {
  const objects = new Map<string, StoredObject>();
  let token = "";
  do {
    const url = `${objectsUrl(ports)}?maxResults=300&pageToken=${encodeURIComponent(token)}`;
    const page = pageSchema.parse(await (await read(project, url)).json());
    for (const { name } of page.items) {
      const object = `${objectsUrl(ports)}/${encodeURIComponent(name)}`;
      const metadata = metadataSchema.parse(await (await read(project, object)).json());
      const content = await (await read(project, `${object}?alt=media`)).arrayBuffer();
      const sha256 = createHash("sha256").update(Buffer.from(content)).digest("hex");
      objects.set(name, { ...metadata, sha256 });
    }
    token = page.nextPageToken ?? "";
  } while (token !== "");
  return objects;
}

/** Stores an object past the rules. @throws CommandError if the backend refuses */
export async function writeObject(
  project: Project,
  ports: BackendPorts,
  object: { readonly name: string; readonly contentType: string; readonly content: Buffer },
): Promise<void> {
  const { name, contentType, content } = object;
  const url = `${objectsUrl(ports)}?uploadType=media&name=${encodeURIComponent(name)}`;
  const headers = { ...project.headers, "content-type": contentType };
  await read(project, url, { method: "POST", headers, body: new Uint8Array(content) });
}

async function read(project: Project, url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { headers: project.headers, ...init });
  if (!response.ok) throw new CommandError(`Cloud Storage refused: ${response.status}`);
  return response;
}

import { vi } from "vitest";
import { database } from "@/functions/runtime/admin-app";

/** What this process has asked of the database. */
interface DatabaseUse {
  /** Path of each document that was read, or the collection of each query. */
  readonly reads: string[];
  /** Paths of the documents that each commit wrote. */
  readonly commits: string[][];
}

interface Answer {
  readonly found?: { readonly name: string };
  readonly missing?: string;
}

interface Request {
  readonly writes?: readonly { readonly update?: { readonly name: string } }[];
  readonly structuredQuery?: Query;
  readonly structuredAggregationQuery?: { readonly structuredQuery: Query };
}

interface Query {
  readonly from: readonly [{ readonly collectionId: string }];
}

/** The two methods through which the client sends everything. */
interface Wire {
  request(method: string, request: Request, ...rest: unknown[]): Promise<unknown>;
  requestStream(
    method: string,
    isBidirectional: boolean,
    request: Request,
    ...rest: unknown[]
  ): Promise<NodeJS.ReadableStream>;
}

const pathOf = (name = "") => name.split("/documents/")[1] ?? name;

/** Notes the use of the database from now on, without the clock, until `vi.restoreAllMocks`. */
export function countDatabase(): DatabaseUse {
  const use: DatabaseUse = { reads: [], commits: [] };
  const client = database() as unknown as Wire;
  const [request, requestStream] = [client.request, client.requestStream];
  vi.spyOn(client, "request").mockImplementation((method, body, ...rest) => {
    const written = body.writes ?? [];
    if (method === "commit") use.commits.push(written.map(({ update }) => pathOf(update?.name)));
    return request.call(client, method, body, ...rest);
  });
  vi.spyOn(client, "requestStream").mockImplementation(async (method, isBoth, body, ...rest) => {
    const query = body.structuredQuery ?? body.structuredAggregationQuery?.structuredQuery;
    if (query) use.reads.push(query.from[0].collectionId);
    const stream = await requestStream.call(client, method, isBoth, body, ...rest);
    stream.on("data", ({ found, missing }: Answer) => {
      const path = pathOf(found?.name ?? missing);
      if (path && path !== "limits/_clock") use.reads.push(path);
    });
    return stream;
  });
  return use;
}

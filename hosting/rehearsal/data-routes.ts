import { json } from "./hosting-routes";
import type { Route } from "./stand-in-server";
import type { Uploads } from "./uploads";

const RULES = "firebaserules.googleapis.com";
const FIRESTORE = "firestore.googleapis.com";

interface Release {
  readonly name: string;
  readonly rulesetName: string;
}

/** Rules of Firestore and Storage. They are not compiled; the rules tests do that. */
export function rulesRoutes(uploads: Uploads): Route[] {
  const rulesets: string[] = [];

  function release({ name, rulesetName }: Release): object {
    const service = /releases\/([^/]+)/.exec(name)?.[1] ?? name;
    uploads.rules.set(service, rulesets[Number(rulesetName.split("/").at(-1))] ?? "");
    return { name, rulesetName };
  }

  return [
    { service: RULES, method: "POST", path: /\/v1\/projects\/[^/]+:test/, answer: () => ({}) },
    { service: RULES, method: "GET", path: /\/v1\/projects\/[^/]+\/releases/, answer: () => ({}) },
    {
      service: RULES,
      method: "POST",
      path: /\/v1\/projects\/([^/]+)\/rulesets/,
      answer: ([project], call) => {
        const { source } = json<{ source: { files: { content: string }[] } }>(call);
        rulesets.push(source.files.map(({ content }) => content).join("\n"));
        return { name: `projects/${project}/rulesets/${rulesets.length - 1}` };
      },
    },
    {
      service: RULES,
      method: "PATCH",
      path: /\/v1\/projects\/[^/]+\/releases\/.+/,
      answer: (_, call) => release(json<{ release: Release }>(call).release),
    },
    {
      service: "firebasestorage.googleapis.com",
      method: "GET",
      path: /\/v1alpha\/projects\/([^/]+)\/defaultBucket/,
      answer: ([project]) => ({
        name: `projects/${project}/defaultBucket`,
        bucket: { name: `projects/${project}/buckets/${project}.firebasestorage.app` },
        location: "europe-west3",
      }),
    },
  ];
}

/** Indexes and field overrides of a database that has none yet. */
export function firestoreRoutes(uploads: Uploads): Route[] {
  const database = /\/v1\/projects\/[^/]+\/databases\/\(default\)/.source;
  const at = (rest: string) => new RegExp(database + rest);
  return [
    {
      service: FIRESTORE,
      method: "GET",
      path: at(""),
      answer: () => ({ databaseEdition: "STANDARD", locationId: "europe-west3" }),
    },
    {
      service: FIRESTORE,
      method: "GET",
      path: at("/collectionGroups/-/(?:indexes|fields)"),
      answer: () => ({}),
    },
    {
      service: FIRESTORE,
      method: "POST",
      path: at("/collectionGroups/([^/]+)/indexes"),
      answer: ([collectionGroup], call) => {
        uploads.indexes.push({ collectionGroup, ...json<object>(call) });
        return { name: "operations/1" };
      },
    },
    {
      service: FIRESTORE,
      method: "PATCH",
      path: at("/collectionGroups/([^/]+)/fields/(.+)"),
      answer: ([collection, field], call) => {
        uploads.fields.set(`${collection}/${field}`, json<object>(call));
        return { name: "operations/1" };
      },
    },
  ];
}

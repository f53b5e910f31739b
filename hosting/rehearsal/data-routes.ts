import { json, type Route } from "./stand-in-server";
import type { Uploads } from "./uploads";

const RULES = "firebaserules.googleapis.com/v1/projects/*";

const EARLIER = "2026-01-01T00:00:00Z";

interface Release {
  readonly name: string;
  readonly rulesetName: string;
}

/** Rules of Firestore and Storage. They are not compiled; the rules tests do that. */
export function rulesRoutes(uploads: Uploads, before: Uploads | null): Route[] {
  const rulesets: string[] = [];
  const releases = [...(before?.rules.keys() ?? [])];

  function release({ name, rulesetName }: Release): object {
    const service = /releases\/([^/]+)/.exec(name)?.[1] ?? name;
    uploads.rules.set(service, rulesets[Number(rulesetName.split("/").at(-1))] ?? "");
    return { name, rulesetName };
  }

  return [
    [`POST ${RULES}:test`, {}],
    [
      `GET ${RULES}/releases`,
      ([project]) => ({
        releases: releases.map((service) => ({
          name: `projects/${project}/releases/${service}`,
          rulesetName: `projects/${project}/rulesets/earlier`,
          createTime: EARLIER,
        })),
      }),
    ],
    [`GET ${RULES}/rulesets/earlier`, { source: { files: [{ name: "rules", content: "" }] } }],
    [
      `POST ${RULES}/rulesets`,
      ([project], call) => {
        const { source } = json<{ source: { files: { content: string }[] } }>(call);
        rulesets.push(source.files.map(({ content }) => content).join("\n"));
        return { name: `projects/${project}/rulesets/${rulesets.length - 1}` };
      },
    ],
    [`PATCH ${RULES}/releases/**`, (_, call) => release(json<{ release: Release }>(call).release)],
    [
      "GET firebasestorage.googleapis.com/v1alpha/projects/*/defaultBucket",
      ([project]) => ({
        name: `projects/${project}/defaultBucket`,
        bucket: { name: `projects/${project}/buckets/${project}.firebasestorage.app` },
        location: "europe-west3",
      }),
    ],
  ];
}

interface CreatedIndex {
  readonly collectionGroup: string;
}

const DATABASE = "firestore.googleapis.com/v1/projects/*/databases/(default)";

/** Indexes and field overrides of a database that has those of the earlier deployment. */
export function firestoreRoutes(uploads: Uploads, before: Uploads | null): Route[] {
  const groups = (project?: string) => `projects/${project}/databases/(default)/collectionGroups`;
  return [
    [`GET ${DATABASE}`, { databaseEdition: "STANDARD", locationId: "europe-west3" }],
    [
      `GET ${DATABASE}/collectionGroups/-/indexes`,
      ([project]) => ({
        indexes: (before?.indexes ?? []).map((index, at) => ({
          ...index,
          name: `${groups(project)}/${(index as CreatedIndex).collectionGroup}/indexes/${at}`,
          state: "READY",
        })),
      }),
    ],
    [
      `GET ${DATABASE}/collectionGroups/-/fields`,
      ([project]) => ({
        fields: [...(before?.fields ?? [])].map(([name, field]) => ({
          ...field,
          name: `${groups(project)}/${name.replace("/", "/fields/")}`,
        })),
      }),
    ],
    [
      `POST ${DATABASE}/collectionGroups/*/indexes`,
      ([, collectionGroup], call) => {
        uploads.indexes.push({ collectionGroup, ...json<object>(call) });
        return { name: "operations/1" };
      },
    ],
    [
      `PATCH ${DATABASE}/collectionGroups/*/fields/**`,
      ([, collection, field], call) => {
        uploads.fields.set(`${collection}/${field}`, json<object>(call));
        return { name: "operations/1" };
      },
    ],
  ];
}

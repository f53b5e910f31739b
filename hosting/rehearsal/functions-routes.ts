import { PROJECT_NUMBER } from "./project-routes";
import { json, type Route } from "./stand-in-server";
import type { Uploads } from "./uploads";

const FUNCTIONS = "cloudfunctions.googleapis.com";
const STORAGE = "storage.googleapis.com";
const RUN = "run.googleapis.com/v1/projects/*/locations/*/services/*";
const SECRET = "secretmanager.googleapis.com/v*/projects/*/secrets/*";
const LOCATION = "projects/*/locations/*";

const REPOSITORY = {
  name: "gcf-artifacts",
  cleanupPolicies: {
    "firebase-functions-cleanup": {
      id: "firebase-functions-cleanup",
      action: "DELETE",
      condition: { tagState: "ANY", olderThan: "86400s" },
    },
  },
};

interface DeployedFunction {
  readonly labels?: Readonly<Record<string, string>>;
}

/** A function as deployed before, from another source: the tool leaves out what has not changed. */
function asEarlier(deployed: object): object {
  const { labels = {} } = deployed as DeployedFunction;
  const { "firebase-functions-hash": _hash, ...others } = labels;
  return { ...deployed, labels: others, state: "ACTIVE" };
}

/** Cloud Functions and the services they need, in a project with those of the earlier deployment. */
export function functionsRoutes(
  uploads: Uploads,
  urlOf: (service: string) => string,
  before: Uploads | null,
): Route[] {
  const deployed: Route[1] = ([project, region], call) => {
    const created = json<{ name: string }>(call);
    const id = created.name.split("/").at(-1) ?? "";
    uploads.functions.set(id, created);
    return { name: `projects/${project}/locations/${region}/operations/${id}` };
  };
  const scheduled: Route[1] = (_, call) => {
    const { name } = json<{ name: string }>(call);
    uploads.jobs.add(name.split("/").at(-1) ?? "");
    return { name };
  };
  return [
    [
      `GET ${FUNCTIONS}/v2/${LOCATION}/functions`,
      { functions: [...(before?.functions.values() ?? [])].map(asEarlier) },
    ],
    [`GET ${FUNCTIONS}/v1/${LOCATION}/functions`, { functions: [] }],
    [
      `POST ${FUNCTIONS}/v2/${LOCATION}/functions:generateUploadUrl`,
      {
        uploadUrl: `${urlOf(STORAGE)}/upload`,
        storageSource: { bucket: "sources", object: "functions.zip" },
      },
    ],
    [
      `PUT ${STORAGE}/upload`,
      (_, { body }) => {
        uploads.functionsSource = body;
        return {};
      },
    ],
    [`POST ${FUNCTIONS}/v2/${LOCATION}/functions`, deployed],
    [`PATCH ${FUNCTIONS}/v2/${LOCATION}/functions/*`, deployed],
    [
      `GET ${FUNCTIONS}/v2/${LOCATION}/operations/*`,
      ([project, region, id]) => ({
        done: true,
        response: {
          name: `projects/${project}/locations/${region}/functions/${id}`,
          state: "ACTIVE",
          serviceConfig: {
            service: `projects/${project}/locations/${region}/services/${id?.toLowerCase()}`,
            uri: `https://${region}-${project}.cloudfunctions.net/${id}`,
          },
        },
      }),
    ],
    [`GET ${RUN}:getIamPolicy`, { bindings: [] }],
    [`POST ${RUN}:setIamPolicy`, {}],
    [
      `GET cloudscheduler.googleapis.com/v*/${LOCATION}/jobs/*`,
      (steps) => (before?.jobs.has(steps.at(-1) ?? "") ? { schedule: "every 24 hours" } : null),
    ],
    [`POST cloudscheduler.googleapis.com/v*/${LOCATION}/jobs`, scheduled],
    [`PATCH cloudscheduler.googleapis.com/v*/${LOCATION}/jobs/*`, scheduled],
    ["GET runtimeconfig.googleapis.com/v1beta1/projects/*/configs", { configs: [] }],
    ["GET firebaseextensions.googleapis.com/v1beta/projects/*/instances", { instances: [] }],
    [`GET ${SECRET}`, ([, project, secret]) => ({ name: `projects/${project}/secrets/${secret}` })],
    [
      `GET ${SECRET}/versions/*`,
      ([, project, secret]) => ({
        name: `projects/${project}/secrets/${secret}/versions/1`,
        state: "ENABLED",
      }),
    ],
    [`GET ${SECRET}:getIamPolicy`, {}],
    [`POST ${SECRET}:setIamPolicy`, {}],
    [`GET artifactregistry.googleapis.com/v1/${LOCATION}/repositories/*`, REPOSITORY],
    [
      "GET compute.googleapis.com/compute/v1/projects/*",
      { defaultServiceAccount: `${PROJECT_NUMBER}-compute@developer.gserviceaccount.com` },
    ],
  ];
}

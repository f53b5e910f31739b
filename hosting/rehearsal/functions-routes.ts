import { json } from "./hosting-routes";
import { PROJECT_NUMBER } from "./project-routes";
import type { Route } from "./stand-in-server";
import type { Uploads } from "./uploads";

const FUNCTIONS = "cloudfunctions.googleapis.com";
const STORAGE = "storage.googleapis.com";
const RUN = "run.googleapis.com";
const SECRETS = "secretmanager.googleapis.com";

/** Cloud Functions and the services they need, in a project without functions. */
export function functionsRoutes(uploads: Uploads, urlOf: (service: string) => string): Route[] {
  const location = /projects\/([^/]+)\/locations\/([^/]+)/.source;
  const at = (version: string, rest: string) => new RegExp(`/${version}/${location}${rest}`);
  return [
    {
      service: FUNCTIONS,
      method: "GET",
      path: at("v[12](?:beta1|alpha)?", "/functions"),
      answer: () => ({ functions: [] }),
    },
    {
      service: FUNCTIONS,
      method: "POST",
      path: at("v2", "/functions:generateUploadUrl"),
      answer: () => ({
        uploadUrl: `${urlOf(STORAGE)}/upload`,
        storageSource: { bucket: "sources", object: "functions.zip" },
      }),
    },
    {
      service: STORAGE,
      method: "PUT",
      path: /\/upload/,
      answer: (_, { body }) => {
        uploads.functionsSource = body;
        return {};
      },
    },
    {
      service: FUNCTIONS,
      method: "POST",
      path: at("v2", "/functions"),
      answer: ([project, region], call) => {
        const created = json<{ name: string }>(call);
        const id = created.name.split("/").at(-1) ?? "";
        uploads.functions.set(id, created);
        return { name: `projects/${project}/locations/${region}/operations/${id}` };
      },
    },
    {
      service: FUNCTIONS,
      method: "GET",
      path: at("v2", "/operations/([^/]+)"),
      answer: ([project, region, id]) => ({
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
    },
    {
      service: RUN,
      method: "GET",
      path: /\/v1\/projects\/[^/]+\/locations\/[^/]+\/services\/[^/]+:getIamPolicy/,
      answer: () => ({ bindings: [] }),
    },
    {
      service: RUN,
      method: "POST",
      path: /\/v1\/projects\/[^/]+\/locations\/[^/]+\/services\/[^/]+:setIamPolicy/,
      answer: () => ({}),
    },
    {
      service: "cloudscheduler.googleapis.com",
      method: "GET",
      path: at("v1(?:beta1)?", "/jobs/[^/]+"),
      answer: () => null,
    },
    {
      service: "cloudscheduler.googleapis.com",
      method: "POST",
      path: at("v1(?:beta1)?", "/jobs"),
      answer: (_, call) => {
        const { name } = json<{ name: string }>(call);
        uploads.jobs.add(name.split("/").at(-1) ?? "");
        return { name };
      },
    },
    {
      service: "runtimeconfig.googleapis.com",
      method: "GET",
      path: /\/v1beta1\/projects\/[^/]+\/configs/,
      answer: () => ({ configs: [] }),
    },
    {
      service: "firebaseextensions.googleapis.com",
      method: "GET",
      path: /\/v1beta\/projects\/[^/]+\/instances/,
      answer: () => ({ instances: [] }),
    },
    {
      service: SECRETS,
      method: "GET",
      path: /\/v1(?:beta1)?\/projects\/([^/]+)\/secrets\/([^/:]+)/,
      answer: ([project, secret]) => ({ name: `projects/${project}/secrets/${secret}` }),
    },
    {
      service: SECRETS,
      method: "GET",
      path: /\/v1(?:beta1)?\/projects\/([^/]+)\/secrets\/([^/]+)\/versions\/[^/]+/,
      answer: ([project, secret]) => ({
        name: `projects/${project}/secrets/${secret}/versions/1`,
        state: "ENABLED",
      }),
    },
    {
      service: SECRETS,
      method: "GET",
      path: /\/v1(?:beta1)?\/projects\/[^/]+\/secrets\/[^/]+:getIamPolicy/,
      answer: () => ({ bindings: [] }),
    },
    {
      service: SECRETS,
      method: "POST",
      path: /\/v1(?:beta1)?\/projects\/[^/]+\/secrets\/[^/]+:setIamPolicy/,
      answer: () => ({}),
    },
    {
      service: "artifactregistry.googleapis.com",
      method: "GET",
      path: at("v1", "/repositories/[^/]+"),
      answer: () => ({
        name: "gcf-artifacts",
        cleanupPolicies: {
          "firebase-functions-cleanup": {
            id: "firebase-functions-cleanup",
            action: "DELETE",
            condition: { tagState: "ANY", olderThan: "86400s" },
          },
        },
      }),
    },
    {
      service: "compute.googleapis.com",
      method: "GET",
      path: /\/compute\/v1\/projects\/[^/]+/,
      answer: () => ({
        defaultServiceAccount: `${PROJECT_NUMBER}-compute@developer.gserviceaccount.com`,
      }),
    },
  ];
}

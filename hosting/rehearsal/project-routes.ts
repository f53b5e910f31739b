import { json, type Route } from "./stand-in-server";

/** Of the project that the stand-in represents. */
export const PROJECT_NUMBER = "123456789012";

const POLICY = { bindings: [], etag: "1", version: 1 };

/** The project itself: it exists, all APIs are enabled, and the account may do everything. */
export function projectRoutes(projectId: string): Route[] {
  const project = {
    name: `projects/${projectId}`,
    projectId,
    projectNumber: PROJECT_NUMBER,
    resources: { hostingSite: projectId, locationId: "europe-west3" },
    locationId: "europe-west3",
    storageBucket: `${projectId}.firebasestorage.app`,
  };
  const tokens = { access_token: "rehearsal", expires_in: 3600, token_type: "Bearer" };
  return [
    ["GET firebase.googleapis.com/v1beta1/projects/*", project],
    ["GET firebase.googleapis.com/v1beta1/projects/*/adminSdkConfig", project],
    ["GET cloudresourcemanager.googleapis.com/v1/projects/*", project],
    ["GET serviceusage.googleapis.com/v1/projects/*/services/*", { state: "ENABLED" }],
    [
      "POST serviceusage.googleapis.com/v*/projects/*/services/*:generateServiceIdentity",
      ([, , service]) => ({ done: true, response: { email: `agent@${service}` } }),
    ],
    [
      "POST cloudresourcemanager.googleapis.com/v1/projects/*:testIamPermissions",
      (_, call) => ({ permissions: json<{ permissions: string[] }>(call).permissions }),
    ],
    ["POST cloudresourcemanager.googleapis.com/v1/projects/*:getIamPolicy", POLICY],
    ["POST cloudresourcemanager.googleapis.com/v1/projects/*:setIamPolicy", POLICY],
    ["GET cloudbilling.googleapis.com/v1/projects/*/billingInfo", { billingEnabled: true }],
    ["POST www.googleapis.com/oauth2/v3/token", tokens],
  ];
}

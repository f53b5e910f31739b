import { json } from "./hosting-routes";
import type { Route } from "./stand-in-server";

/** Of the project that the stand-in represents. */
export const PROJECT_NUMBER = "123456789012";

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
    {
      service: "firebase.googleapis.com",
      method: "GET",
      path: /\/v1beta1\/projects\/[^/]+(?:\/adminSdkConfig)?/,
      answer: () => project,
    },
    {
      service: "cloudresourcemanager.googleapis.com",
      method: "GET",
      path: /\/v1\/projects\/[^/]+/,
      answer: () => project,
    },
    {
      service: "serviceusage.googleapis.com",
      method: "GET",
      path: /\/v1\/projects\/[^/]+\/services\/[^/]+/,
      answer: () => ({ state: "ENABLED" }),
    },
    {
      service: "serviceusage.googleapis.com",
      method: "POST",
      path: /\/v1(?:beta1)?\/projects\/[^/]+\/services\/([^/]+):generateServiceIdentity/,
      answer: ([service]) => ({ done: true, response: { email: `agent@${service}` } }),
    },
    {
      service: "cloudresourcemanager.googleapis.com",
      method: "POST",
      path: /\/v1\/projects\/[^/]+:testIamPermissions/,
      answer: (_, call) => ({ permissions: json<{ permissions: string[] }>(call).permissions }),
    },
    {
      service: "cloudresourcemanager.googleapis.com",
      method: "POST",
      path: /\/v1\/projects\/[^/]+:(?:getIamPolicy|setIamPolicy)/,
      answer: () => ({ bindings: [], etag: "1", version: 1 }),
    },
    {
      service: "cloudbilling.googleapis.com",
      method: "GET",
      path: /\/v1\/projects\/[^/]+\/billingInfo/,
      answer: () => ({ billingEnabled: true }),
    },
    {
      service: "www.googleapis.com",
      method: "POST",
      path: /\/oauth2\/v3\/token/,
      answer: () => tokens,
    },
  ];
}

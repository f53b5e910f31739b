import { expect, it } from "vitest";
import { projectProblems } from "@/hosting/firebase/project-problems";

const project: HostedBackend = {
  projectId: "resto-websites",
  appId: "1:482910473829:web:9f2c4e",
  apiKey: "AIzaSyExample",
  recaptchaSiteKey: "6LcExample",
  storageBucket: "resto-websites.firebasestorage.app",
  pushPublicKey: "",
  callAddress: "site",
  warmGuestInstances: 0,
};

it("accepts a project that is filled in, with and without the Firebase CLI", () => {
  expect(projectProblems(project, undefined)).toEqual([]);
  expect(projectProblems(project, "resto-websites")).toEqual([]);
});

it("refuses each placeholder in a line of its own that says where to find the value", () => {
  const untouched = {
    ...project,
    appId: "1:000000000000:web:0000000000000000000000",
    apiKey: "set-in-hosting-project-json",
    recaptchaSiteKey: "set-in-hosting-project-json",
  };
  expect(projectProblems(untouched, undefined)).toEqual([
    expect.stringMatching(/^hosting\/project\.json: appId is a placeholder: copy appId from /),
    expect.stringMatching(/^hosting\/project\.json: apiKey is a placeholder: copy apiKey from /),
    expect.stringMatching(/^hosting\/project\.json: recaptchaSiteKey is a placeholder: copy /),
  ]);
});

it("refuses placeholders of project and bucket", () => {
  const open = "set-in-hosting-project-json";
  expect(projectProblems({ ...project, projectId: open, storageBucket: open }, undefined)).toEqual([
    expect.stringContaining("projectId is a placeholder"),
    expect.stringContaining("storageBucket is a placeholder"),
  ]);
});

it("refuses another project than the Firebase CLI's", () => {
  expect(projectProblems(project, "demo-resto")).toEqual([
    "hosting/project.json: projectId is resto-websites, but the Firebase CLI deploys to demo-resto: add --project resto-websites, or correct projectId",
  ]);
});

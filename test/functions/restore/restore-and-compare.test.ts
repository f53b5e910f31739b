import { describe, expect, test } from "vitest";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { localProject, post } from "@/hosting/firebase/project";
import type { BackendPorts } from "@/hosting/lib/ports";
import { demoAccounts } from "@/hosting/local/demo-accounts";
import { restoreAndCompare } from "@/hosting/restore/restore-and-compare";
import { writeObject } from "@/hosting/restore/stored-objects";

const CLAIMS = { rank: "chef" };

/** Stores 400 orders, which take two pages, and an account with custom claims. */
async function fillBackend(ports: BackendPorts): Promise<void> {
  const documents = Array.from({ length: 400 }, (_, index) => ({
    path: `orders/o-${index}`,
    data: { resto_key: "le-vie", total_cents: index, placed: new Date(index), lines: [{ qty: 1 }] },
  }));
  await backendAdmin(ports).write(documents);
  const project = localProject(ports);
  const url = `${project.identityUrl}/v1/projects/${project.projectId}/accounts:update`;
  await post(project, url, { localId: "demo-koch", customAttributes: JSON.stringify(CLAIMS) });
}

function storeUpload(ports: BackendPorts, name: string, content: string): Promise<void> {
  const object = { name, contentType: "image/webp", content: Buffer.from(content) };
  return writeObject(localProject(ports), ports, object);
}

describe("npm run restore:rehearse", { timeout: 90_000 }, () => {
  test("brings back orders, accounts with claims and passwords, roles and photographs", async () => {
    const { before, differences } = await restoreAndCompare({
      source: null,
      onStarted: fillBackend,
    });
    expect(differences).toEqual([]);
    const paths = [...before.documents.keys()];
    expect(paths.filter((path) => path.startsWith("orders/"))).toHaveLength(400);
    const staff = demoAccounts.filter((account) => account.staff !== null);
    for (const { uid } of staff) expect(paths).toContain(`staff/${uid}`);
    expect([...before.accounts.keys()]).toEqual(
      expect.arrayContaining(demoAccounts.map(({ uid }) => uid)),
    );
    // Three widths in two formats, with the types that browsers need.
    expect(before.objects.size).toBe(6);
    expect([...before.objects.keys()]).toContainEqual(
      expect.stringMatching(/^photos\/resto-bobingen\/[0-9a-f]{32}\/640\.avif$/),
    );
    expect([...before.objects.values()]).toContainEqual(
      expect.objectContaining({ contentType: "image/webp", sha256: expect.any(String) }),
    );
    expect(before.signIns.size).toBe(demoAccounts.length);
    expect(before.signIns.get("koch@example.com")).toMatchObject(CLAIMS);
  });

  test("names what is missing or different after the restoration", async () => {
    const { differences } = await restoreAndCompare({
      source: null,
      onStarted: async (ports) => {
        await fillBackend(ports);
        await storeUpload(ports, "photos/le-vie/kept.webp", "one");
        await storeUpload(ports, "photos/le-vie/changed.webp", "one");
      },
      onRestored: async (ports) => {
        await storeUpload(ports, "photos/le-vie/changed.webp", "two");
        await storeUpload(ports, "photos/le-vie/new.webp", "one");
        const admin = backendAdmin(ports);
        await admin.remove("orders/o-7");
        await admin.patch("orders/o-8", { total_cents: 1 });
        await admin.patch("staff/demo-koch", { role: "manager" });
        await post(
          localProject(ports),
          `${localProject(ports).identityUrl}/v1/projects/demo-resto/accounts:delete`,
          { localId: "demo-gast" },
        );
      },
    });
    expect(differences).toEqual([
      "orders/o-7 is missing",
      "orders/o-8 differs",
      "staff/demo-koch differs",
      "account demo-gast is missing",
      "object photos/le-vie/changed.webp differs",
      "object photos/le-vie/new.webp was not there before",
      "sign-in of gast@example.com is missing",
    ]);
  });
});

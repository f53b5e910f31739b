import { describe, expect, test } from "vitest";
import { localProject, post } from "@/hosting/firebase/project";
import { backendAdmin } from "@/hosting/local/backend-admin";
import { demoAccounts } from "@/hosting/local/demo-accounts";
import type { BackendPorts } from "@/hosting/local/ports";
import { rehearseRestore } from "@/hosting/restore/rehearse-restore";

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

describe("npm run restore:rehearse", { timeout: 90_000 }, () => {
  test("brings back orders, accounts with claims and passwords, and roles", async () => {
    const { before, differences } = await rehearseRestore({ source: null, onStarted: fillBackend });
    expect(differences).toEqual([]);
    const paths = [...before.documents.keys()];
    expect(paths.filter((path) => path.startsWith("orders/"))).toHaveLength(400);
    const staff = demoAccounts.filter((account) => account.staff !== null);
    for (const { uid } of staff) expect(paths).toContain(`staff/${uid}`);
    expect([...before.accounts.keys()]).toEqual(
      expect.arrayContaining(demoAccounts.map(({ uid }) => uid)),
    );
    expect(before.signIns.size).toBe(demoAccounts.length);
    expect(before.signIns.get("koch@example.com")).toMatchObject(CLAIMS);
  });

  test("names what is missing or different after the restoration", async () => {
    const { differences } = await rehearseRestore({
      source: null,
      onStarted: fillBackend,
      onRestored: async (ports) => {
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
      "sign-in of gast@example.com is missing",
    ]);
  });
});

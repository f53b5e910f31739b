import { expect, test } from "vitest";
import * as z from "zod/mini";
import { tenants } from "@/tenant-configs/index";
import { mailSenders } from "@/tenant-configs/mail-senders";

test("every own sender is an e-mail address of a tenant", () => {
  for (const [key, address] of Object.entries(mailSenders)) {
    expect(Object.keys(tenants)).toContain(key);
    expect(z.email().safeParse(address).success, address).toBe(true);
  }
});

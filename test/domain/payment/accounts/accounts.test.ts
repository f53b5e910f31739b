import { expect, it } from "vitest";
import { foldAccount, newAccount, type SeenAccount } from "@/domain/payment/accounts/seen-account";

const seen: SeenAccount = {
  ...{ account_id: "acct_1", livemode: false, charges_enabled: false },
  ...{ requirements_due: ["business"], methods: [] },
};
const account = newAccount(seen, "resto-sample", { uid: "manager", now: 1 });

it("an account begins with what the provider says", () => {
  expect(account).toEqual({
    ...{ ...seen, resto_key: "resto-sample", connected_by: "manager" },
    ...{ connected_at: 1, updated_at: 1 },
  });
});

it("an account follows what the provider says about it, but nothing about another account", () => {
  const later = { ...seen, charges_enabled: true, requirements_due: [], methods: ["card"] };
  expect(foldAccount(account, later, 2)).toEqual({ ...account, ...later, updated_at: 2 });
  expect(foldAccount(account, { ...later, account_id: "acct_2" }, 2)).toBe(account);
});

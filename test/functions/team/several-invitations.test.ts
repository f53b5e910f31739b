import { expect } from "vitest";
import { accountExportSchema } from "@/domain/user/account-calls.schema";
import { signIn } from "@/test/harness/accounts";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  CHOSEN_PASSWORD,
  invitationTest,
  mailedSecrets,
  pause,
  readInvitation,
} from "../support/invitations";
import { newAccount, newStaff, storeGrants } from "../support/test-accounts";
import { KITCHEN, OTHER_KITCHEN, refused } from "../support/test-kitchen";

const test = invitationTest.extend("elsewhere", () =>
  newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" }),
);

const notFound = refused("NOT_FOUND", "NOT_FOUND");
const accept = (secret: unknown) =>
  callFunction("acceptInvitation", { secret, password: CHOSEN_PASSWORD });

test("an open invitation by another restaurant changes no answer to a manager, who sees and takes back only the own one", async ({
  invite,
  listed,
  email,
  manager,
  elsewhere,
}) => {
  const other = `other-${email}`;
  await invite(email, [OTHER_KITCHEN], elsewhere);
  expect(await listed(email, manager)).toEqual([]);
  const answers = async (address: string) => [
    await invite(address, [], manager),
    await invite(address, [KITCHEN], manager),
    { people: await listed(address, manager) },
    await invite(address, [], manager),
    await invite(address, [], manager),
  ];
  const told = JSON.stringify(await answers(email)).replaceAll(email, other);
  const withoutInstants = (text: string) => text.replace(/"pending_until":\d+/g, "");
  expect(withoutInstants(told)).toBe(withoutInstants(JSON.stringify(await answers(other))));
  const invited = { resto_keys: [OTHER_KITCHEN], locked: false };
  expect(await listed(email, elsewhere)).toEqual([expect.objectContaining(invited)]);
});

test("two restaurants invite an address, each link opens its own offer, and the first acceptance ends the other", async ({
  invite,
  listed,
  email,
  manager,
  elsewhere,
}) => {
  await invite(email, [OTHER_KITCHEN], elsewhere);
  await invite(email, [KITCHEN], manager);
  const [first, second] = await mailedSecrets(email);
  for (const secret of [first, second]) {
    const { result } = await readInvitation(secret);
    expect(result).toMatchObject({ state: "open", restaurants: [expect.any(String)] });
  }
  const both = { resto_keys: [KITCHEN, OTHER_KITCHEN].toSorted(), role: "staff" };
  expect(await listed(email)).toEqual([expect.objectContaining(both)]);
  expect(await accept(first)).toHaveProperty("result");
  expect(await accept(second)).toEqual(notFound);
  const owner = await signIn(email, CHOSEN_PASSWORD);
  expect(await adminGet(`staff/${owner.uid}`)).toMatchObject({ resto_keys: [OTHER_KITCHEN] });
  expect(await pause(owner)).toHaveProperty("error");
  expect(await listed(email, manager)).toEqual([]);
});

test("an invitation of a super-administrator replaces those of managers", async ({
  invite,
  listed,
  email,
  manager,
  elsewhere,
}) => {
  await invite(email, [OTHER_KITCHEN], elsewhere);
  await invite(email, [KITCHEN], manager);
  const replaced = await mailedSecrets(email);
  await invite(email, [KITCHEN]);
  for (const secret of replaced) expect(await readInvitation(secret)).toEqual(notFound);
  const offer = { resto_keys: [KITCHEN], pending_until: expect.any(Number) };
  expect(await listed(email)).toEqual([expect.objectContaining(offer)]);
  await invite(email, []);
  expect(await adminList("invitations")).toEqual([]);
});

test("a manager's invitation removes no access that the address was given elsewhere meanwhile", async ({
  invite,
  email,
  manager,
}) => {
  await invite(email, [KITCHEN], manager);
  const [secret] = await mailedSecrets(email);
  await storeGrants({ uid: "elsewhere", email }, { resto_keys: [OTHER_KITCHEN] });
  expect(await accept(secret)).toEqual(notFound);
  expect(await adminGet("staff/elsewhere")).toMatchObject({ resto_keys: [OTHER_KITCHEN] });
});

test("the export of the invited account lists all its invitations without inviters and links, and its deletion ends them", async ({
  invite,
  manager,
  elsewhere,
}) => {
  const account = await newAccount({ emailVerified: true });
  const { email } = account;
  await invite(email, [OTHER_KITCHEN], elsewhere);
  await invite(email, [KITCHEN], manager);
  const { result } = await callFunction("exportMyData", null, account);
  const { invitations } = accountExportSchema.parse(result);
  expect(invitations.map(({ resto_keys }) => resto_keys).toSorted()).toEqual(
    [[KITCHEN], [OTHER_KITCHEN]].toSorted(),
  );
  expect(JSON.stringify(result)).not.toMatch(new RegExp(`${elsewhere.uid}|link_hash`));
  const links = await mailedSecrets(email);
  expect(await callFunction("deleteMyAccount", null, account)).toHaveProperty("result");
  for (const secret of links) expect(await readInvitation(secret)).toEqual(notFound);
});

import { expect, it } from "vitest";
import { accountNeeds } from "@/functions/money/provider/account-needs";

it.each([
  ["individual.verification.document", "documents"],
  ["documents.bank_account_ownership_verification.files", "documents"],
  ["company.verification", "documents"],
  ["external_account", "bank"],
  ["tos_acceptance.date", "terms"],
  ["business_profile.url", "website"],
  ["business_profile.product_description", "website"],
  ["individual.dob.day", "person"],
  ["representative.email", "person"],
  ["person_1Abc.phone", "person"],
  ["owners.first_name", "person"],
  ["directors.title", "person"],
  ["executives.email", "person"],
  ["authorizer.email", "person"],
  ["business_type", "business"],
  ["business_profile.mcc", "business"],
  ["company.tax_id", "business"],
  ["company.directors_provided", "business"],
  ["company.external_account", "business"],
  ["my_company", "other"],
  ["settings.tos_acceptance", "other"],
  ["x_business_profile.url", "other"],
  ["no_owners", "other"],
  ["unverification", "other"],
  ["verifications", "other"],
])("asks about %s on the page %s", (requirement, need) => {
  expect(accountNeeds([requirement])).toEqual([need]);
});

it("asks about each page once, in the order of the pages", () => {
  const requirements = ["settings", "external_account", "company.name", "company.tax_id"];
  expect(accountNeeds(requirements)).toEqual(["business", "bank", "other"]);
  expect(accountNeeds([])).toEqual([]);
});

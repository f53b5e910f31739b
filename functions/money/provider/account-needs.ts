import { ACCOUNT_NEEDS, type AccountNeed } from "@/domain/payment/account-need.schema";

/** The first that fits decides: documents are asked for a person or a company, too. */
const PATTERNS: readonly (readonly [RegExp, AccountNeed])[] = [
  [/(?:^|\.)(?:verification|documents)(?:\.|$)/, "documents"],
  [/^external_account/, "bank"],
  [/^tos_acceptance/, "terms"],
  [/^business_profile\.(?:url|product_description)/, "website"],
  [/^(?:individual|representative|person_|owners|directors|executives|authorizer)/, "person"],
  [/^(?:business_|company)/, "business"],
];

/** Requirements in the provider's words, such as `company.tax_id`, as what a restaurant understands. */
export function accountNeeds(requirements: readonly string[]): AccountNeed[] {
  const needs = new Set(requirements.map(needOf));
  return ACCOUNT_NEEDS.filter((need) => needs.has(need));
}

function needOf(requirement: string): AccountNeed {
  return PATTERNS.find(([pattern]) => pattern.test(requirement))?.[1] ?? "other";
}

/**
 * Sender addresses of tenants that send mail from a domain of their own, by key. All others send from
 * the project's address (docs/deploy.md#6-mail).
 */
export const mailSenders: Readonly<Record<string, string>> = {};

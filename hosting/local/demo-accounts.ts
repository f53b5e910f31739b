import type { SeedAccount } from "../firebase/backend-admin";

/** Password of every demo account. They exist on local backends only. */
export const DEMO_PASSWORD = "resto-demo-2026";

/** A demo account with its description and its `staff` document. */
export interface DemoAccount extends SeedAccount {
  readonly role: string;
  readonly staff: {
    email: string;
    resto_keys: string[];
    role: "staff" | "manager" | "rider";
    super: boolean;
  } | null;
}

function account(
  name: string,
  displayName: string,
  role: string,
  grants: Omit<NonNullable<DemoAccount["staff"]>, "email"> | null,
): DemoAccount {
  const email = `${name}@example.com`;
  return {
    uid: `demo-${name}`,
    email,
    password: DEMO_PASSWORD,
    displayName,
    emailVerified: true,
    role,
    staff: grants && { email, ...grants },
  };
}

export const demoAccounts: readonly DemoAccount[] = [
  account("gast", "Greta Gast", "guest", null),
  account("koch", "Kim Koch", "staff of Bobingen", {
    resto_keys: ["resto-bobingen"],
    role: "staff",
    super: false,
  }),
  account("fahrer", "Ali Fahrer", "rider of Bobingen", {
    resto_keys: ["resto-bobingen"],
    role: "rider",
    super: false,
  }),
  account("leitung", "Lea Leitung", "manager of Bobingen", {
    resto_keys: ["resto-bobingen"],
    role: "manager",
    super: false,
  }),
  account("admin", "Ada Admin", "super-administrator", {
    resto_keys: [],
    role: "manager",
    super: true,
  }),
];

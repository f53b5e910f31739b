/** Key fixed when the bundle was built, or null in a build without one. */
export const activeTenantKey: string | null = __RESTO_KEY__;

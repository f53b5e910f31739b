/** Every address of the admin site so far (contract section 6). */
export const adminRoutes = { overview: "/", board: "/order" } as const;

import { type RenderOptions, render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { AdminRoot } from "@/admin-ui/admin-root";
import { Announcer } from "@/ui/feedback/announcer";

/** The parts that the admin shell puts around a page: Chakra, toasts and the live region. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <AdminRoot>
      <Announcer>{children}</Announcer>
    </AdminRoot>
  );
}

/** Renders a part of the admin site. */
export function renderAdmin(content: ReactElement, options: Omit<RenderOptions, "wrapper"> = {}) {
  return render(content, { ...options, wrapper: AdminFrame });
}

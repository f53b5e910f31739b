import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { SECTIONS, type SectionName, sectionOf } from "../draft/section-of";
import { focusField } from "./focus-field";

const stateSchema = z.object({ field: z.string() });

/** Search part of a section's address. */
export function sectionAddress(name: SectionName): string {
  return `?section=${name}`;
}

/** The section in the address, the first one without it. Moves the focus to it when it is opened. */
export function useSection(): SectionName {
  const { search, state, key } = useLocation();
  const named = new URLSearchParams(search).get("section");
  const field = stateSchema.safeParse(state).data?.field ?? null;
  useEffect(() => {
    if (key !== "default" && named !== null) focusField(field);
  }, [key, named, field]);
  return SECTIONS.find((name) => name === named) ?? SECTIONS[0];
}

/** Opens the section of a form path and focuses the field there. */
export function useOpenField(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => void navigate(sectionAddress(sectionOf(path)), { state: { field: path } });
}

import type { Reusable } from "@/domain/tenant/reusable.schema";
import { defineTexts } from "../define-texts";

type Notices = Readonly<Partial<Record<Reusable, string>>>;

const de: Notices = {
  offered: "Speisen und Getränke in Mehrwegverpackungen erhältlich",
  own_containers: "Wir befüllen kundeneigene Mehrwegbehältnisse",
};

const en: Notices = {
  offered: "Food and drinks available in reusable packaging",
  own_containers: "We fill reusable containers that you bring",
};

/**
 * The notice that the law requires where guests choose and order; none for the other values. The German
 * words are those that the states ask for: docs/rules.md#reusable-packaging.
 */
export const reusableNotice = defineTexts({ de, en });

import { type FieldPath, useFormContext, useFormState } from "react-hook-form";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";

/**
 * The mistake at a field. A field nobody has filled in yet keeps quiet until it has been left or
 * somebody tried to save.
 */
export function useFieldError(name: FieldPath<RestaurantDraft>): string | undefined {
  const { control, getFieldState, getValues } = useFormContext<RestaurantDraft>();
  const state = useFormState({ control, name });
  const { error, isTouched } = getFieldState(name, state);
  const isNew = getValues(name) === "" && !isTouched && state.submitCount === 0;
  return isNew ? undefined : (error?.message ?? error?.root?.message);
}

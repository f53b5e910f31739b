import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { chakraTokens } from "./chakra-tokens";
import { buttonRecipe } from "./recipes/button-recipe";
import { alertRecipe, spinnerRecipe } from "./recipes/feedback-recipes";
import {
  fieldRecipe,
  fieldsetRecipe,
  inputRecipe,
  nativeSelectRecipe,
  radioCardsRecipe,
  textareaRecipe,
} from "./recipes/form-recipes";

/**
 * Chakra with only the recipes in use. Colours refer to the tenant's custom properties. Preflight is
 * off, because `reset.css` applies to the whole page.
 */
export const chakraSystem = createSystem(defaultBaseConfig, {
  preflight: false,
  // Layered styles would lose against `reset.css`, which is in no layer.
  disableLayers: true,
  cssVarsPrefix: "c",
  theme: {
    ...chakraTokens,
    recipes: {
      button: buttonRecipe,
      input: inputRecipe,
      spinner: spinnerRecipe,
      textarea: textareaRecipe,
    },
    slotRecipes: {
      alert: alertRecipe,
      field: fieldRecipe,
      fieldset: fieldsetRecipe,
      nativeSelect: nativeSelectRecipe,
      radioCards: radioCardsRecipe,
    },
  },
});

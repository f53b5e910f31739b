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
 * Chakra without its default theme: only the recipes in use, and colours that point at the
 * tenant's custom properties. No preflight, because `reset.css` already serves the whole page.
 */
export const chakraSystem = createSystem(defaultBaseConfig, {
  preflight: false,
  // Layered styles would lose to the page's own reset, which is in no layer.
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

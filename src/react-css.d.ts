import "react";

declare module "react" {
  interface CSSProperties {
    /** Number of dishes of a category: how much room it takes while it is out of view. */
    "--dishes"?: number;
    /** Side of a dish's picture, with its unit. */
    "--side"?: string;
  }
}

import type { Alert } from "./alerts";
import { runbookSection } from "./runbook";

/** Label that marks the policies of this product and holds the alert's id. */
export const POLICY_LABEL = "resto_alert";

/**
 * An alert as `gcloud monitoring policies create --policy-from-file` expects it. Its documentation is
 * the section of the runbook.
 * @param channels resource names of notification channels
 */
export function alertPolicy(
  { id, title, severity, conditions }: Alert,
  channels: readonly string[],
) {
  return {
    displayName: `Resto: ${title}`,
    documentation: { content: runbookSection(title), mimeType: "text/markdown" },
    userLabels: { [POLICY_LABEL]: id },
    severity,
    combiner: "OR",
    conditions,
    alertStrategy: { autoClose: "1800s" },
    enabled: true,
    notificationChannels: channels,
  };
}

import { Badge, List } from "@chakra-ui/react";
import type { RestaurantHealth } from "@/domain/operations/health.schema";
import type { Trouble } from "@/domain/operations/trouble";
import { healthTexts } from "@/i18n/admin/health-texts";
import { useTexts } from "@/i18n/use-texts";

const PALETTES: Record<Trouble, "danger" | "warning"> = {
  unreadable: "danger",
  unanswered: "danger",
  unattended: "danger",
  silent: "danger",
  mail: "warning",
  paused: "warning",
};

interface RestaurantStateProps {
  readonly health: RestaurantHealth;
  readonly troubles: readonly Trouble[];
}

/** Everything that is wrong with a restaurant; without trouble, whether it is open. */
export function RestaurantState({ health, troubles }: RestaurantStateProps) {
  const texts = useTexts(healthTexts);
  if (troubles.length === 0) {
    return (
      <Badge colorPalette={health.is_open ? "success" : "gray"} size="md">
        {health.is_open ? texts.open : texts.closed}
      </Badge>
    );
  }
  return (
    <List.Root variant="plain" display="flex" flexDirection="row" flexWrap="wrap" gap="1.5">
      {troubles.map((trouble) => (
        <List.Item key={trouble}>
          <Badge colorPalette={PALETTES[trouble]} size="md" whiteSpace="normal">
            {texts.troubles[trouble]}
          </Badge>
        </List.Item>
      ))}
    </List.Root>
  );
}

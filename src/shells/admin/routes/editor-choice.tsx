import { Navigate, useNavigate } from "react-router-dom";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { RestaurantChoice } from "./restaurant-choice";

interface EditorChoiceProps {
  readonly restaurants: readonly Restaurant[];
  readonly address: (restoKey: string) => string;
}

/** Asks which restaurant's editor to open; a single one opens at once. */
export function EditorChoice({ restaurants, address }: EditorChoiceProps) {
  const navigate = useNavigate();
  const only = restaurants.length === 1 ? restaurants[0]?.key : undefined;
  if (only !== undefined) return <Navigate to={address(only)} replace />;
  return (
    <RestaurantChoice
      restaurants={restaurants}
      onChoose={(restoKey) => void navigate(address(restoKey))}
    />
  );
}

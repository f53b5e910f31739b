import "./favourite-button.css";

interface FavouriteButtonProps {
  readonly label: string;
  readonly favourite: boolean;
  readonly onToggle: () => void;
}

/** Toggles a dish as a favourite. */
export function FavouriteButton({ label, favourite, onToggle }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={favourite}
      aria-label={label}
      onClick={onToggle}
    />
  );
}

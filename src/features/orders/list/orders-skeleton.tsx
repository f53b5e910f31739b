/** Placeholder that reserves the space of the list. */
export function OrdersSkeleton({ label }: { label: string }) {
  return (
    <div className="orders-skeleton" aria-busy="true">
      <output className="visually-hidden">{label}</output>
      <span className="orders-skeleton__row" />
      <span className="orders-skeleton__row" />
      <span className="orders-skeleton__row" />
    </div>
  );
}

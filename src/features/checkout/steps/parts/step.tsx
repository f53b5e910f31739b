import { type ReactNode, useId } from "react";

/** A part of the form. Phones do not show its title, because the fields explain themselves. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="checkout-step" aria-labelledby={id}>
      <h2 className="checkout-step__title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

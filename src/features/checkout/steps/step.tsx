import { type ReactNode, useId } from "react";

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

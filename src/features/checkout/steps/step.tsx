import { type ReactNode, useId } from "react";

interface StepProps {
  readonly title: string;
  /** False where the content explains itself; screen readers still get the title. */
  readonly showsTitle?: boolean;
  readonly children: ReactNode;
}

export function Step({ title, showsTitle = true, children }: StepProps) {
  const id = useId();
  return (
    <section className="checkout-step" aria-labelledby={id}>
      <h2 className={showsTitle ? "checkout-step__title" : "visually-hidden"} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

import { Fragment } from "react";

interface PhoneTextProps {
  readonly text: string;
  /** Telephone numbers in the text. By default, the whole text is one. */
  readonly phones?: readonly string[];
}

/** A text in which no telephone number breaks at its spaces or hyphens. */
export function PhoneText({ text, phones = [text] }: PhoneTextProps) {
  const [phone, ...others] = phones;
  if (!phone) return text;
  return text.split(phone).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span className="phone-number">{phone}</span>}
      <PhoneText text={part} phones={others} />
    </Fragment>
  ));
}

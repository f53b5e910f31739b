import type { ReactNode } from "react";
import "./message-page.css";

/** A page with a title and one message, for example "not found". */
export function MessagePage(props: { title: string; text: string; children?: ReactNode }) {
  return (
    <main className="message-page" id="main">
      <h1 className="message-page__title">{props.title}</h1>
      <p>{props.text}</p>
      {props.children}
    </main>
  );
}

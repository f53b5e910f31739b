import type { ReactNode } from "react";
import "./message-page.css";

/** A whole page that says one thing, for example that there is nothing here. */
export function MessagePage(props: { title: string; text: string; children?: ReactNode }) {
  return (
    <main className="message-page" id="main">
      <h1 className="message-page__title">{props.title}</h1>
      <p>{props.text}</p>
      {props.children}
    </main>
  );
}

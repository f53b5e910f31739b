import type { ReactNode } from "react";
import { StaticLayout } from "../static/static-layout";
import "./message-page.css";

/** A page with a title and one message, for example "not found". */
export function MessagePage(props: { title: string; text: string; children?: ReactNode }) {
  return (
    <StaticLayout>
      <div className="message-page">
        <h1 className="message-page__title">{props.title}</h1>
        <p>{props.text}</p>
        {props.children}
      </div>
    </StaticLayout>
  );
}

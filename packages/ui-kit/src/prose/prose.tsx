import type { ReactNode } from "react";
import { SafeHtml, type SanitizedHtml } from "./safe-html.tsx";

/** Text to read: either sanitised HTML of the content service or plain children. */
export type ProseProps =
  | {
      /** Text of editors with its HTML, sanitised by the server. */
      readonly html: SanitizedHtml;
      readonly children?: undefined;
    }
  | { readonly html?: undefined; readonly children: ReactNode };

/** Running text of 68 characters with the rhythm of headings, lists, tables and pictures. */
export function Prose({ html, children }: ProseProps) {
  if (html !== undefined) return <SafeHtml className="sg-prose" html={html} />;
  return <div className="sg-prose">{children}</div>;
}

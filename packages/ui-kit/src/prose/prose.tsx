import type { ReactNode } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { SafeHtml, type SanitizedHtml } from "./safe-html.tsx";

/** Text to read: either sanitised HTML of the content service or plain children. */
export type ProseProps = ElementAttributes<"div"> & {
  readonly className?: string | undefined;
} & (
    | {
        /** Text of editors with its HTML, sanitised by the server. */
        readonly html: SanitizedHtml;
        readonly children?: undefined;
      }
    | { readonly html?: undefined; readonly children: ReactNode }
  );

/** Running text of 68 characters with the rhythm of headings, lists, tables and pictures. */
export const Prose = /* @__PURE__ */ withRef(function Prose({
  html,
  className,
  ...div
}: ProseProps) {
  const look = { ...div, className: classNames("sg-prose", className) };
  return html === undefined ? <div {...look} /> : <SafeHtml {...look} html={html} />;
});

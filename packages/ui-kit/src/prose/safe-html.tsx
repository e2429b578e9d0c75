import { type ElementAttributes, withRef } from "../element/element.ts";

declare const sanitised: unique symbol;

/** HTML that the server's sanitiser has passed; nothing else may be rendered as markup. */
export type SanitizedHtml = string & { readonly [sanitised]: true };

/** Marks the output of the server's sanitiser. Only called by the sanitiser itself. */
export function markSanitized(html: string): SanitizedHtml {
  return html as SanitizedHtml;
}

export interface SafeHtmlProps extends ElementAttributes<"div"> {
  /** Text of editors with its HTML, sanitised by the server. */
  readonly html: SanitizedHtml;
}

/** The one place where HTML from the content service is rendered. */
export const SafeHtml = /* @__PURE__ */ withRef(function SafeHtml({ html, ...div }: SafeHtmlProps) {
  return <div {...div} dangerouslySetInnerHTML={{ __html: html }} />;
});

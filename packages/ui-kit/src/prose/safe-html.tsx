declare const sanitised: unique symbol;

/** HTML that the server's sanitiser has passed; nothing else may be rendered as markup. */
export type SanitizedHtml = string & { readonly [sanitised]: true };

/** Marks the output of the server's sanitiser. Only the sanitiser itself calls this. */
export function markSanitized(html: string): SanitizedHtml {
  return html as SanitizedHtml;
}

export interface SafeHtmlProps {
  /** Text of editors with its HTML, sanitised by the server. */
  readonly html: SanitizedHtml;
  readonly className?: string | undefined;
}

/** The one place where HTML from the content service becomes markup. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

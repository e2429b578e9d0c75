import { Prose, type SanitizedHtml } from "@sughurta/ui-kit";
import { Page } from "./page.tsx";

export interface TextPageProps {
  readonly title: string;
  /** Text, sanitised by the server. */
  readonly html: SanitizedHtml;
}

/** Rules, privacy policy and other pages of running text (S0 §2). */
export function TextPage({ title, html }: TextPageProps) {
  return (
    <Page title={title} width="text">
      <Prose html={html} />
    </Page>
  );
}

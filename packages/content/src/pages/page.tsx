import { Container, type ContainerProps, Prose, type SanitizedHtml } from "@sughurta/ui-kit";
import type { ReactNode } from "react";

export interface PageProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly width?: ContainerProps["width"];
  readonly children: ReactNode;
}

/** A content page: its heading, its introduction, and the rest. */
export function Page({ title, lead, width, children }: PageProps) {
  return (
    <Container width={width} className="sg-content-page">
      <header>
        <h1>{title}</h1>
        {lead ? <p className="sg-lead">{lead}</p> : null}
      </header>
      {children}
    </Container>
  );
}

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

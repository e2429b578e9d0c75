import { useTexts } from "@sughurta/i18n";
import {
  Container,
  type ContainerProps,
  Pagination,
  Prose,
  type SanitizedHtml,
} from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { contentTexts } from "../texts/content-texts.ts";

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

export interface PageLinksProps {
  /** The list's own address, such as `/blog`. */
  readonly path: string;
  readonly label: string;
  /** Accessible name of a page's number. */
  readonly pageText: (page: number) => string;
  readonly current: number;
  readonly last: number;
}

/** Links to the pages of a list; the first page is the list's own address. */
export function PageLinks({ path, label, pageText, current, last }: PageLinksProps) {
  const { t } = useTexts(contentTexts.carousel);
  return (
    <Pagination
      label={label}
      current={current}
      last={last}
      hrefOf={(page) => (page === 1 ? path : `${path}?page=${page}`)}
      pageText={pageText}
      previousText={t("carousel.previous")}
      nextText={t("carousel.next")}
    />
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

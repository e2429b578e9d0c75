import { useTexts } from "@sughurta/i18n";
import { Pagination } from "@sughurta/ui-kit";
import { contentTexts } from "../texts/content-texts.ts";

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
      toHref={(page) => (page === 1 ? path : `${path}?page=${page}`)}
      pageText={pageText}
      previousText={t("carousel.previous")}
      nextText={t("carousel.next")}
    />
  );
}

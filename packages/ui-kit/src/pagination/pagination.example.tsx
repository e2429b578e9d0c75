import { Pagination } from "@sughurta/ui-kit";

export const example = (
  <Pagination
    current={2}
    last={9}
    toHref={(page) => `/blog?page=${page}`}
    label="Pages"
    previousText="Previous"
    nextText="Next"
    pageText={(page) => `page ${page}`}
  />
);

import { markSanitized, Prose } from "@sughurta/ui-kit";

export const example = (
  <Prose html={markSanitized("<h2>What is covered</h2><p>Treatment and medicine.</p>")} />
);

import { Heading, HeadingShift } from "@sughurta/ui-kit";

export const example = (
  <HeadingShift value={1}>
    <Heading level={2}>What is covered</Heading>
  </HeadingShift>
);

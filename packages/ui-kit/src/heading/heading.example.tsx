import { Heading } from "@sughurta/ui-kit";

export const example = <Heading level={2}>What is covered</Heading>;

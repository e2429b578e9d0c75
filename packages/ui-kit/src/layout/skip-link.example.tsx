import { SkipLink } from "@sughurta/ui-kit";

export const example = <SkipLink targetId="main">To the content</SkipLink>;

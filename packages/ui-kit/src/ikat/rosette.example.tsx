import { Rosette } from "@sughurta/ui-kit";

export const example = <Rosette family="health" />;

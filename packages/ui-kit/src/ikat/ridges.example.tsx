import { Ridges } from "@sughurta/ui-kit";

export const example = <Ridges seed={2} />;

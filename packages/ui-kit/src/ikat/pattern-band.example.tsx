import { PatternBand } from "@sughurta/ui-kit";

export const example = <PatternBand family="trip" />;

import { WovenBand } from "@sughurta/ui-kit";

export const example = <WovenBand family="trip" />;

import { Logo } from "@sughurta/ui-kit";

export const example = <Logo name="Sughurta" tagline="insurance" />;

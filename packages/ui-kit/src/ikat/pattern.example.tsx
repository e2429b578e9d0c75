import { Pattern } from "@sughurta/ui-kit";

export const example = <Pattern family="trip" seed="TR-2026-000017" width={360} height={88} />;

import { Cloth } from "@sughurta/ui-kit";

export const example = <Cloth family="trip" seed="TR-2026-000017" width={360} height={88} />;

import { Skeleton } from "@sughurta/ui-kit";

export const example = <Skeleton lines={3} />;

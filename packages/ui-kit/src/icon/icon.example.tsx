import { Icon } from "@sughurta/ui-kit";

export const example = <Icon name="shield" title="Protection" />;

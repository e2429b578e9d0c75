import { Spinner } from "@sughurta/ui-kit";

export const example = <Spinner label="Looking for the policy" />;

import { Link } from "@sughurta/ui-kit";

export const example = (
  <Link href="/rules" newTabText="opens in a new tab">
    Insurance rules
  </Link>
);

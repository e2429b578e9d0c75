import { ProductPattern } from "@sughurta/ui-kit";

export const example = <ProductPattern family="home" />;

import { ProductCloth } from "@sughurta/ui-kit";

export const example = <ProductCloth family="home" />;

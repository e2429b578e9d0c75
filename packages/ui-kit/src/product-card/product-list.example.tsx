import { ProductCard, ProductList } from "@sughurta/ui-kit";

export const example = (
  <ProductList onPhones="rows">
    <ProductCard title="Ticks" href="/boxes/ticks" cloth="health" moreText="More" />
    <ProductCard title="Neighbours" href="/boxes/neighbours" cloth="home" moreText="More" />
  </ProductList>
);

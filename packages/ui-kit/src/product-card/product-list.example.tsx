import { ProductCard, ProductList } from "@sughurta/ui-kit";

export const example = (
  <ProductList onPhones="rows">
    <ProductCard title="Ticks" href="/boxes/ticks" pattern="health" moreText="More" />
    <ProductCard title="Neighbours" href="/boxes/neighbours" pattern="home" moreText="More" />
  </ProductList>
);

import { Price, ProductCard } from "@sughurta/ui-kit";

export const example = (
  <ProductCard
    title="Ticks"
    text="Treatment and medicine after a bite."
    href="/boxes/ticks"
    pattern="health"
    price={<Price live={false} amount="120 TJS" />}
    action={{ href: "/boxes/ticks/order", text: "Buy" }}
    moreText="More"
  />
);

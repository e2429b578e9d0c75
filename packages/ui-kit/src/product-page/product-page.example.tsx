import { markSanitized, ProductPage } from "@sughurta/ui-kit";

export const example = (
  <ProductPage
    texts={{ crumbs: "Path", about: "About", conditions: "Conditions", price: "Price" }}
    parents={[{ label: "Home", href: "/" }]}
    title="Ticks"
    lead="Treatment and medicine after a bite."
    pattern="health"
    description={markSanitized("<p>All over Tajikistan.</p>")}
    price="120 TJS"
    action={{ href: "/boxes/ticks/order", text: "Buy" }}
  />
);

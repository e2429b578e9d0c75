import {
  BoxOrder,
  boxBuyHref,
  boxHref,
  boxOrderTexts,
  boxTermsTexts,
  insuredTexts,
} from "@sughurta/boxes";
import { checkoutTexts } from "@sughurta/checkout";
import { formTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { orderTexts } from "@sughurta/order";
import { useSession } from "@sughurta/session";
import { redirect, useNavigate } from "react-router";
import { loadProduct } from "../boxes/load-boxes.server.ts";
import { OrderProviders, useTransferHref } from "../order/order-providers.tsx";
import { loadPassportReader } from "../order/passport-reader.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { getServices } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/order.css?url";
import type { Route } from "./+types/box-order";

export const handle: RouteHandle = {
  isOrder: true,
  texts: [
    boxOrderTexts,
    boxTermsTexts,
    insuredTexts,
    peopleTexts,
    orderTexts,
    checkoutTexts,
    formTexts,
  ],
};

const LINKS = { catalogue: "/boxes", box: (slug: string) => boxHref({ slug }) };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, (t) => ({
    title: t("title.order", { title: input.loaderData?.product.title ?? "" }),
    noIndex: true,
  }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = getServices(context);
  const product = await loadProduct(services, params.slug);
  const { paymentOrigins, saleSiteUrl } = services.config;
  const buyHref = boxBuyHref(product, { language: services.language, saleSiteUrl });
  // A stored link to this form redirects to where the product is sold now: the separate site, the order of car
  // insurance (SPEC-94), or the page that names the offices.
  if (!buyHref?.startsWith("/boxes/order/")) throw redirect(buyHref ?? boxHref(product));
  return { product: { ...product, fullDesc: "" }, today: services.today, paymentOrigins };
}

export default function BoxOrderPage({ loaderData }: Route.ComponentProps) {
  const { product, today, paymentOrigins } = loaderData;
  const { coupon, partner } = useSession((session) => session.attribution);
  const navigate = useNavigate();
  const transferHref = useTransferHref();
  const showResult = (payment: string | undefined) =>
    void navigate(payment ? `/success?${new URLSearchParams({ payment })}` : "/success");
  return (
    <OrderProviders>
      <BoxOrder
        product={product}
        links={LINKS}
        today={today}
        initialCoupon={coupon}
        partner={partner}
        paymentOrigins={paymentOrigins}
        onResult={showResult}
        transferHref={transferHref}
        passportReader={loadPassportReader}
      />
    </OrderProviders>
  );
}

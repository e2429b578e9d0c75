import { prepareShop } from "@sughurta/shop/server";
import { Insurance } from "../../../src/insurance";

const TRIP = { country: ["TR"] };
const CAR = { carMark: "Toyota", carIssueYear: "2015" };

export const dynamic = "force-dynamic";

/** A page that knows the trip and the car: its server asks for the prices. */
export default async function Page() {
  const start = await prepareShop({
    insurer: "https://sughurta.example",
    partnerKey: "pk_test_somon",
    travel: TRIP,
    car: CAR,
  });
  return <Insurance start={start} trip={TRIP} car={CAR} />;
}

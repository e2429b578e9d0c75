import {
  firstPlace,
  isLast,
  type OrderHistory,
  type OrderSteps,
  useOrderSteps,
} from "@sughurta/order";
import { useState } from "react";

const steps: OrderSteps<"cover" | "review", "cover" | "review"> = [
  { key: "cover", parts: ["cover"] },
  { key: "review", parts: ["review"] },
];

export function ShortOrder({ history }: { history?: OrderHistory }) {
  const [name, setName] = useState("");
  const [place, setPlace] = useState(() => firstPlace(steps));
  const moves = useOrderSteps({
    steps,
    place,
    setPlace,
    history,
    faultyParts: () => (name === "" ? ["cover"] : []),
    onEnter: () => undefined,
    onUnfinished: () => undefined,
  });
  return isLast(steps, place.current) ? (
    <button type="button" onClick={() => moves.change("cover")}>
      {name}
    </button>
  ) : (
    <form action={moves.next}>
      <input required value={name} onChange={(event) => setName(event.target.value)} />
    </form>
  );
}

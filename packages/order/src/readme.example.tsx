import { Form, requiredText, SubmitButton, TextInput } from "@sughurta/forms";
import { defineOrder, type OrderHistory, useOrderWizard } from "@sughurta/order";
import { Button } from "@sughurta/ui-kit";
import * as z from "zod/mini";

const shortOrder = defineOrder({
  parts: {
    holder: { schema: z.object({ name: requiredText(150) }) },
    review: { schema: z.object({}), errors: (_: { name: string }) => ({}) },
  },
  layouts: {
    steps: [
      { key: "holder", parts: ["holder"] },
      { key: "review", parts: ["review"] },
    ],
  },
});

const empty = { name: "" };

type ShortOrderProps = {
  today: string;
  history?: OrderHistory;
  onBuy: (order: { name: string }) => void;
};

export function ShortOrder({ today, history, onBuy }: ShortOrderProps) {
  const order = useOrderWizard(shortOrder, {
    layout: "steps",
    today,
    initialValues: empty,
    history,
    onSubmit: onBuy,
  });
  return (
    <Form form={order.form}>
      {order.isLast ? (
        <Button variant="quiet" onClick={() => order.change("holder")}>
          {order.form.values.name}
        </Button>
      ) : (
        <TextInput name="name" label="Name" />
      )}
      <SubmitButton>{order.isLast ? "Buy" : "Continue"}</SubmitButton>
    </Form>
  );
}

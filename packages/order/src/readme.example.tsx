import * as z from "@sughurta/contracts/zod";
import {
  agreement,
  type FieldErrors,
  PhoneInput,
  phone,
  requiredText,
  TextInput,
} from "@sughurta/forms";
import {
  AgreementInput,
  defineOrder,
  OrderScreen,
  type QuotedPurchaseOptions,
  ReviewBlocks,
  stepPerPart,
  useOrderWizard,
  useQuotedPurchase,
} from "@sughurta/order";
import { QuotePanel } from "@sughurta/order/quote";

const EMPTY = { sum: "", name: "", phone: "", agree: false };
const STEPS = { cover: "Glass cover", review: "Check and pay" };
type Glass = typeof EMPTY;
type GlassCalls = QuotedPurchaseOptions<{ sum: number; coupon: string }, Glass>;

const glassOrder = defineOrder({
  parts: ["cover", "review"],
  layouts: { steps: stepPerPart("cover", "review") },
  rules: async () => ({
    cover: {
      schema: z.object({ sum: requiredText(6), name: requiredText(150), phone }),
      errors: ({ sum }: Glass): FieldErrors =>
        Number(sum) > 0 ? {} : { sum: { code: "wrongInput" } },
    },
    review: { schema: z.object({ agree: agreement }) },
  }),
});

type GlassFlowProps = Pick<GlassCalls, "policyType" | "ask" | "save" | "paymentOrigins"> & {
  today: string;
  onResult: (paymentId: string | undefined) => void;
};

export function GlassFlow({ today, onResult, ...calls }: GlassFlowProps) {
  const wizard = useOrderWizard(glassOrder, {
    layout: "steps",
    today,
    initialValues: EMPTY,
    onSubmit: (order: Glass): Promise<void> => purchase.buy(() => order),
  });
  const { sum, name, phone } = wizard.form.values;
  const purchase = useQuotedPurchase({
    ...calls,
    name: "glass",
    toRequest: (coupon) => (Number(sum) > 0 ? { sum: Number(sum), coupon } : undefined),
    delayMs: () => 500,
    onRefused: (failure) => wizard.refuse("cover", failure),
  });
  const rows = [
    { key: "sum", term: "Sum insured, TJS", value: sum },
    { key: "name", term: "Who buys", value: name },
  ];
  const blocks = [{ part: "cover", title: STEPS.cover, rows }] as const;
  return (
    <OrderScreen
      wizard={wizard}
      purchase={purchase}
      payment={{ phone, onResult }}
      title="Glass cover"
      stepTitle={(step) => STEPS[step]}
      aside={<QuotePanel {...purchase} rows={rows} partName={String} missing="Enter a sum" />}
    >
      {wizard.place.current === "cover" ? (
        <>
          <TextInput name="sum" label="Sum insured, TJS" inputMode="numeric" />
          <TextInput name="name" label="Name" autoComplete="name" />
          <PhoneInput name="phone" label="Phone number" />
        </>
      ) : (
        <>
          <ReviewBlocks blocks={blocks} onChange={wizard.change} />
          <AgreementInput />
        </>
      )}
    </OrderScreen>
  );
}

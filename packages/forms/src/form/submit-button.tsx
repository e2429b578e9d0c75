import { Button, type ButtonProps, withRef } from "@sughurta/ui-kit";
import { useFormContext } from "./form-context.ts";

/** The button that sends the form around it; busy while the form is being sent. */
export const SubmitButton = /* @__PURE__ */ withRef(function SubmitButton(
  props: Omit<ButtonProps, "type" | "onClick">,
) {
  const { form } = useFormContext();
  return <Button {...props} type="submit" busy={form.submitting || props.busy === true} />;
});

import { Button, type ButtonProps } from "@sughurta/ui-kit";
import { useFormContext } from "./form-context.ts";

/** The button that sends the form around it; busy while the form is being sent. */
export function SubmitButton(props: Omit<ButtonProps, "type" | "onClick">) {
  const { form } = useFormContext();
  return <Button {...props} type="submit" busy={form.submitting || props.busy === true} />;
}

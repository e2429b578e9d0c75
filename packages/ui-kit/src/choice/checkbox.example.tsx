import { Checkbox } from "@sughurta/ui-kit";

export const example = <Checkbox name="agree" label="I agree to the rules of sale" />;

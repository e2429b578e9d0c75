import { TextField } from "@sughurta/ui-kit";

export const example = (
  <TextField
    name="holderLastName"
    label="Surname"
    hint="As in the passport"
    autoComplete="family-name"
  />
);

import { PasswordField } from "@sughurta/ui-kit";

export const example = (
  <PasswordField
    name="password"
    label="Password"
    showText="Show"
    hideText="Hide"
    autoComplete="current-password"
  />
);

import { Switch } from "@sughurta/ui-kit";

export const example = <Switch name="sms" label="Messages by SMS" defaultChecked />;

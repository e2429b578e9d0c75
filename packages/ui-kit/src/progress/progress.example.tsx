import { Progress } from "@sughurta/ui-kit";

export const example = <Progress label="Sending the photo" percent={40} />;

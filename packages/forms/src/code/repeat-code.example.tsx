import { RepeatCode } from "@sughurta/forms/code";

export const example = <RepeatCode seconds={60} sendAgain={async () => 60} />;

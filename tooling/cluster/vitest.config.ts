import { node } from "@sughurta/vitest-config";

export default node;

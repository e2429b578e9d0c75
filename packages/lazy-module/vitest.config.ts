import { browserLike } from "@sughurta/vitest-config";

export default browserLike;

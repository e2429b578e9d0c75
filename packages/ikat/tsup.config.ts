import { library } from "@sughurta/tsup-config";

export default library();

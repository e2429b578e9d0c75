import { carrying, library } from "@sughurta/tsup-config";

// A browser build is behind its `exports`, which Parcel does not read by default.
export default library(carrying(["file-type"]));

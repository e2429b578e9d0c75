import { library } from "@sughurta/tsup-config";

export default library({
  // `complete.css` has the styles of the packages below it; scripts stay packages of their own.
  noExternal: [/\.css$/],
  loader: { ".svg": "file" },
});

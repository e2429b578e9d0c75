import { library, ownBaseSize } from "@sughurta/tsup-config";

export default library({
  // Styles of the other packages are in the one file; their scripts stay packages of their own.
  noExternal: [/\.css$/],
  loader: { ".svg": "file", ".woff2": "file" },
  plugins: [ownBaseSize],
});

import { downloadFile } from "@sughurta/ui-kit";
import tokens from "@sughurta/ui-kit/tokens.json";
import { figmaText, figmaVariables } from "./figma-variables.ts";

/** A file for each mode, as the import of variables in Figma reads them. */
export function FigmaDownloads() {
  return (
    <p className="downloads">
      {(["Light", "Dark"] as const).map((mode) => (
        <button
          key={mode}
          type="button"
          onClick={() =>
            downloadFile(
              new Blob([figmaText(figmaVariables(tokens, mode))], { type: "application/json" }),
              `${mode}.tokens.json`,
            )
          }
        >
          {mode}.tokens.json
        </button>
      ))}
    </p>
  );
}

import { useTexts } from "@sughurta/i18n";
import { Button, TextField } from "@sughurta/ui-kit";
import { useRef, useState } from "react";
import { transferTexts } from "./transfer-texts.ts";

/** A link to read and to copy; where the browser does not allow scripts to copy, it is selected. */
export function CopyLink({ link }: { readonly link: string }) {
  const { t } = useTexts(transferTexts);
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<"copied" | "copyByHand">();

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setSaid("copied");
    } catch {
      field.current?.select();
      setSaid("copyByHand");
    }
  }

  return (
    <div className="sg-transfer__link">
      <TextField
        ref={field}
        name="transferLink"
        label={t("give.link")}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="secondary" icon="copy" onClick={() => void copy()}>
        {t("give.copy")}
      </Button>
      <p className="sg-transfer__said" role="status">
        {said ? t(`give.${said}`) : null}
      </p>
    </div>
  );
}

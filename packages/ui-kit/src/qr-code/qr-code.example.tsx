import { QrCode } from "@sughurta/ui-kit";

export const example = (
  <QrCode value="https://example.tj/verify/TR-2026-000017" label="Opens the check of this policy" />
);

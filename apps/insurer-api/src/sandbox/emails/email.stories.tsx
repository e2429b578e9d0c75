import type { Meta, StoryObj } from "@storybook/react-vite";
import { isLanguage, type Language } from "@sughurta/domain";
import { useState } from "react";
import { drawEmailPictures } from "#src/platform/email/email-pictures.ts";
import {
  BRAND_FAMILY,
  type EmailBrand,
  LAPIS,
  renderEmail,
} from "#src/platform/email/render-email.ts";
import { type EmailKind, SITE, sampleEmail } from "./email-samples.ts";

const meta = {
  title: "Emails",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Every kind of email that the service sends, with sample data: the HTML version of a plain text, in the colours of the brand. Switch language and theme in the toolbar; a narrow viewport shows a phone.",
      },
    },
  },
} satisfies Meta;
export default meta;

/** The brands of the toolbar, as the settings of the service name them. */
const BRANDS: ReadonlyMap<unknown, Pick<EmailBrand, "name" | "colour" | "supportPhone">> = new Map([
  ["sughurta", { name: "Sughurta", colour: LAPIS, supportPhone: "5511" }],
  ["zarafshon", { name: "Zarafshon", colour: "#0f766e", supportPhone: "7070" }],
]);

const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

interface Surroundings {
  readonly language: Language;
  readonly isDark: boolean;
  readonly brand: unknown;
  /** Images are blocked, as many clients do at first. */
  readonly isBlocked: boolean;
}

/** An email with its images inside; the client's theme is that of the toolbar. */
function emailPage(
  kind: EmailKind,
  { language, isDark, brand: chosen, isBlocked }: Surroundings,
): string {
  const shown = BRANDS.get(chosen) ?? { name: "Sughurta", colour: LAPIS, supportPhone: "5511" };
  const brand = { ...shown, assistancePhone: "+992 44 600 55 11", trustedUrls: [SITE] };
  const email = sampleEmail(kind, language, brand);
  const { band, mark } = drawEmailPictures(email.about?.family ?? BRAND_FAMILY, brand.colour);
  const sources = isBlocked
    ? { band: "data:,", mark: "data:," }
    : { band: dataUrl(band), mark: dataUrl(mark) };
  return renderEmail(email, brand, sources)
    .replace("(prefers-color-scheme: dark)", isDark ? "all" : "not all")
    .replace(
      ":root { color-scheme: light dark;",
      `:root { color-scheme: ${isDark ? "dark" : "light"};`,
    );
}

function EmailFrame({ page, title }: { readonly page: string; readonly title: string }) {
  const [height, setHeight] = useState(640);
  return (
    <iframe
      title={title}
      srcDoc={page}
      style={{ display: "block", inlineSize: "100%", blockSize: height, border: 0 }}
      onLoad={({ currentTarget }) => {
        setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? height);
      }}
    />
  );
}

const emailStory = (kind: EmailKind, isBlocked = false): StoryObj => ({
  render: (_args, { globals, name }) => {
    const language = isLanguage(globals.language) ? globals.language : "en";
    const { brand } = globals;
    const surroundings = { language, isDark: globals.theme === "dark", brand, isBlocked };
    return <EmailFrame title={name} page={emailPage(kind, surroundings)} />;
  },
});

export const PolicyIssued = emailStory("policyIssued");
export const PolicyIssuedWithoutImages = emailStory("policyIssued", true);
export const PolicyWithInstalments = emailStory("policyWithInstalments");
export const Renewal = emailStory("renewal");
export const UnpaidOrder = emailStory("unpaidOrder");
export const InstalmentDue = emailStory("instalmentDue");
export const InstalmentPaid = emailStory("instalmentPaid");
export const CoverSuspended = emailStory("coverSuspended");
export const PolicyCancelled = emailStory("policyCancelled");
export const RefundPaid = emailStory("refundPaid");
export const VehicleChecked = emailStory("vehicleChecked");
export const FiscalReceipt = emailStory("fiscalReceipt");
export const PaymentInReview = emailStory("paymentInReview");
export const ReceiptRejected = emailStory("receiptRejected");
export const ClaimRegistered = emailStory("claimRegistered");
export const ClaimMessage = emailStory("claimMessage");
export const ClaimPaid = emailStory("claimPaid");
export const PasswordChanged = emailStory("passwordChanged");

import type { InsurerPhones } from "@sughurta/domain";
import { registerInstance } from "@sughurta/domain/single-instance";
import { createContext, type ReactNode, useContext } from "react";

/** Data of the insurer for every screen: phones and links to its documents. */
export interface Insurer extends InsurerPhones {
  /** Page with the rules of insurance and of the site. */
  readonly rulesHref: string;
  /** Page about the processing of personal data. */
  readonly privacyHref: string;
}

registerInstance("@sughurta/forms");

const InsurerContext = createContext<Insurer | undefined>(undefined);

/** Provides the insurer of the site to every screen; required, as a wrong phone number is of no use. */
export function InsurerProvider({
  insurer,
  children,
}: {
  /** Phone numbers and papers of the insurer. */
  readonly insurer: Insurer;
  readonly children: ReactNode;
}) {
  return <InsurerContext.Provider value={insurer}>{children}</InsurerContext.Provider>;
}

/** Insurer of the nearest provider; throws where there is none. */
export function useInsurer(): Insurer {
  const insurer = useContext(InsurerContext);
  if (insurer === undefined) {
    throw new Error(
      'No insurer is known here. Wrap the app in <InsurerProvider insurer={{ supportPhone, assistancePhone, rulesHref, privacyHref }}> from "@sughurta/forms".',
    );
  }
  return insurer;
}

import type { InsurerPhones } from "@sughurta/domain";
import { registerInstance } from "@sughurta/domain/single-instance";
import { createContext, type ReactNode, useContext, useMemo } from "react";

/** What every screen has to know of the insurer that sells: phones and links to its papers. */
export interface Insurer extends InsurerPhones {
  /** Page with the rules of insurance and of the site. */
  readonly rulesHref: string;
  /** Page about the processing of personal data. */
  readonly privacyHref: string;
}

registerInstance("@sughurta/forms");

const InsurerContext = createContext<Insurer | undefined>(undefined);

/** A number of several groups is never torn apart at the end of a line. */
const unbroken = (phone: string) => phone.replaceAll(" ", "\u00a0");

/** Gives every screen inside the insurer of the site; required, as a wrong phone number helps nobody. */
export function InsurerProvider({
  insurer,
  children,
}: {
  /** Phone numbers and papers of the insurer. */
  readonly insurer: Insurer;
  readonly children: ReactNode;
}) {
  const shown = useMemo(
    () => ({
      ...insurer,
      supportPhone: unbroken(insurer.supportPhone),
      assistancePhone: unbroken(insurer.assistancePhone),
    }),
    [insurer],
  );
  return <InsurerContext.Provider value={shown}>{children}</InsurerContext.Provider>;
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

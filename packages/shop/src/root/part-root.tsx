import { useLanguage } from "@sughurta/i18n";
import { Spinner, StyleRoot, type StyleRootProps } from "@sughurta/ui-kit";
import { createContext, type ReactNode, Suspense, useContext } from "react";

/** How everything of ours in a shop looks: theme and custom properties. */
export const ShopLookContext = createContext<Pick<StyleRootProps, "theme" | "style">>({});

const InsidePartContext = createContext(false);

/** Our styles around what waits for nothing. */
export function StyledRoot({ children }: { readonly children: ReactNode }) {
  const look = useContext(ShopLookContext);
  return (
    <StyleRoot lang={useLanguage()} {...look}>
      {children}
    </StyleRoot>
  );
}

/** Where our styles begin: at each part, so that what the page has around and between parts keeps its own. */
export function PartRoot({ children }: { readonly children: ReactNode }) {
  if (useContext(InsidePartContext)) return children;
  return (
    <InsidePartContext.Provider value={true}>
      <StyledRoot>
        <Suspense fallback={<Spinner />}>{children}</Suspense>
      </StyledRoot>
    </InsidePartContext.Provider>
  );
}

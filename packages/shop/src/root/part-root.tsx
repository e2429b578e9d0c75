import { HeadingShift, Spinner, StyleRoot, type StyleRootProps } from "@sughurta/ui-kit";
import { createContext, type ReactNode, Suspense, useContext, useMemo } from "react";
import { TestBand, TestModeContext } from "./test-band.tsx";

/** A length that the visitor's own choice, or yours, decides: `16px`, `1.6rem`. */
export type BaseSize = `${number}px` | `${number}rem`;

/** How everything of ours in a shop looks, and where its headings stand in the outline of the page. */
export interface ShopLook extends Pick<StyleRootProps, "theme" | "style"> {
  readonly baseSize?: BaseSize | undefined;
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined;
  readonly lang?: string;
  readonly dir?: "ltr" | "rtl";
}

export const ShopLookContext = createContext<ShopLook>({});

const InsidePartContext = createContext(false);

/** Our styles around what waits for nothing. */
export function StyledRoot({ children }: { readonly children: ReactNode }) {
  const { theme, style, baseSize, lang, dir } = useContext(ShopLookContext);
  const measured = useMemo(
    () => (baseSize ? { ...style, fontSize: baseSize, "--sg-rem": baseSize } : style),
    [style, baseSize],
  );
  return (
    <StyleRoot lang={lang} dir={dir} theme={theme} style={measured}>
      {children}
    </StyleRoot>
  );
}

/** Where our styles begin: at each part, so that what the page has around and between parts keeps its own. */
export function PartRoot({ children }: { readonly children: ReactNode }) {
  const isTest = useContext(TestModeContext);
  if (useContext(InsidePartContext)) return children;
  return (
    <InsidePartContext.Provider value={true}>
      <StyledRoot>
        <Suspense fallback={<Spinner />}>
          {isTest ? <TestBand /> : null}
          {children}
        </Suspense>
      </StyledRoot>
    </InsidePartContext.Provider>
  );
}

/** Headings of what begins with one of the level `first`, moved to where the page wants the first one. */
export function PartHeadings({
  first,
  children,
}: {
  readonly first: 1 | 2 | 3;
  readonly children: ReactNode;
}) {
  const { headingLevel = first } = useContext(ShopLookContext);
  return <HeadingShift value={headingLevel - first}>{children}</HeadingShift>;
}

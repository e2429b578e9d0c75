import { useTexts } from "@sughurta/i18n";
import { lazyModule } from "@sughurta/lazy-module";
import { Alert, HeadingShift, Spinner, StyleRoot, type StyleRootProps } from "@sughurta/ui-kit";
import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from "react";
import { shopTexts } from "../texts/shop-texts.ts";

const brandNote = lazyModule(() => import("./note-brand.ts"));

/** Whether the page has a test key, with which nothing is sold. */
export const TestModeContext = createContext(false);

/** Notice, above the content of a page with a test key, that nothing is sold. */
function TestBand() {
  const { t } = useTexts(shopTexts);
  return <Alert tone="warning">{t("test")}</Alert>;
}

/** A length that depends on the visitor's own setting, or on yours: `16px`, `1.6rem`. */
type BaseSize = `${number}px` | `${number}rem`;

/** Look of everything of ours in a shop, and the level of its headings in the outline of the page. */
export interface ShopLook extends Pick<StyleRootProps, "theme" | "style"> {
  readonly brand?: string | undefined;
  readonly baseSize?: BaseSize | undefined;
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined;
  readonly lang?: string;
  readonly dir?: "ltr" | "rtl";
}

export const ShopLookContext = createContext<ShopLook>({});

const InsidePartContext = createContext(false);

/** Our styles around content that does not suspend. */
export function StyledRoot({ children }: { readonly children: ReactNode }) {
  const { theme, style, brand, baseSize, lang, dir } = useContext(ShopLookContext);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = root;
    if (!current || !brand) return;
    brandNote
      .load()
      .then(({ noteBrand }) => noteBrand(current, brand))
      // A note is worth no error.
      .catch(() => undefined);
  }, [brand]);
  const measured = useMemo(
    () => (baseSize ? { ...style, fontSize: baseSize, "--sg-rem": baseSize } : style),
    [style, baseSize],
  );
  return (
    <StyleRoot ref={root} lang={lang} dir={dir} theme={theme} style={measured}>
      {children}
    </StyleRoot>
  );
}

/** Root of our styles: at each part, so that the page's content around and between parts retains its own. */
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

/** Shifts headings from the level `first` to the level set by the page. */
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

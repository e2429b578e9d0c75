import {
  categories,
  type Footer,
  footers,
  type HeaderItem,
  headers,
} from "@sughurta/contracts/content";
import type { Language } from "@sughurta/domain";
import type { Audience } from "@sughurta/session";
import type { PublicConfig, Services } from "#server/render/services.ts";

const NO_ITEMS: readonly HeaderItem[] = [];

/** Data of the shell around every page. */
export interface ShellData {
  language: Language;
  /** Date in Asia/Dushanbe, ISO. */
  today: string;
  config: PublicConfig;
  navigation: Record<Audience, readonly HeaderItem[]>;
  footer: Footer | undefined;
  /** The page shows an unpublished draft. */
  isPreview: boolean;
}

/** Header and footer from the content service; omitted when it does not respond. */
export async function loadShell(services: Services): Promise<ShellData> {
  const { language, today, config, content, isPreview } = services;
  const [known, items, footer] = await Promise.all([
    services.optional(content.get(categories), []),
    services.optional(content.get(headers), []),
    services.optional<Footer | undefined>(content.get(footers), undefined),
  ]);
  const getNavigation = (audience: Audience) => {
    const category = known.find(({ slug }) => slug === audience);
    return items.find(({ category: id }) => id === category?.id)?.items ?? NO_ITEMS;
  };
  const navigation = {
    clients: getNavigation("clients"),
    business: getNavigation("business"),
    partners: getNavigation("partners"),
  };
  return { language, today, config, navigation, footer, isPreview };
}

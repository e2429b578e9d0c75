import { FOOTER_TEXT_TYPE, type Footer, type FooterItem } from "@sughurta/contracts/content";
import { useTexts } from "@sughurta/i18n";
import { Container, Icon, type IconName, Logo, PatternBand } from "@sughurta/ui-kit";
import { useMatches } from "react-router";
import type { RouteHandle } from "../start/route-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import type { ShellData } from "./load-shell.server.ts";

const SOCIAL_ICONS: readonly [RegExp, IconName][] = [
  [/instagram/i, "instagram"],
  [/facebook/i, "facebook"],
  [/t\.me|telegram/i, "telegram"],
];

/**
 * Footer of every page in four groups, with social and store links and the year (S0 §2); collapsed to one line on
 * phones and in an order.
 */
export function SiteFooter({ shell }: { shell: ShellData }) {
  const { t } = useTexts(shellTexts);
  const isOrder = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.isOrder);
  return (
    <footer className={isOrder ? "sf-footer sf-footer--order" : "sf-footer"}>
      {isOrder ? null : <PatternBand />}
      <details>
        <summary>
          <Container className="sf-footer__line">
            {t("footer.fold", { name: shell.config.brand.name })}
            <Icon name="chevron-down" size="small" />
          </Container>
        </summary>
        <FooterContent footer={shell.footer} year={shell.today.slice(0, 4)} config={shell.config} />
      </details>
    </footer>
  );
}

interface FooterContentProps {
  footer: Footer | undefined;
  year: string;
  config: ShellData["config"];
}

function FooterContent({ footer, year, config }: FooterContentProps) {
  const { t } = useTexts(shellTexts);
  const groups = [
    ["company", footer?.company],
    ["services", footer?.services],
    ["contacts", footer?.contacts],
  ] as const;
  return (
    <Container>
      <div className="sf-footer__groups">
        <div className="sf-footer__intro">
          <Logo name={config.brand.name} tagline={t("tagline")} />
          <FooterItems items={footer?.intro ?? []} />
        </div>
        {groups.map(([name, items]) =>
          items && items.length > 0 ? (
            <section key={name} aria-labelledby={`footer-${name}`}>
              <h2 className="sf-footer__title" id={`footer-${name}`}>
                {t(`footer.${name}`)}
              </h2>
              <FooterItems items={items} />
            </section>
          ) : null,
        )}
      </div>
      <div className="sf-footer__away">
        <AwayLinks label={t("footer.social")} items={footer?.social ?? []} icons />
        <AwayLinks label={t("footer.apps")} items={footer?.apps ?? []} />
      </div>
      <p className="sf-footer__rights">
        {t("footer.rights", { year, name: config.brand.legalName })}
      </p>
    </Container>
  );
}

function FooterItems({ items }: { items: readonly FooterItem[] }) {
  const sorted = [...items].sort((a, b) => a.pos - b.pos);
  return (
    <ul className="sf-footer__items">
      {sorted.map(({ id, title, link, type }) => (
        <li key={id}>
          {type === FOOTER_TEXT_TYPE || !link ? <p>{title}</p> : <a href={link}>{title}</a>}
        </li>
      ))}
    </ul>
  );
}

function AwayLinks(props: { label: string; items: readonly FooterItem[]; icons?: boolean }) {
  const { t } = useTexts(shellTexts);
  const { label, items, icons = false } = props;
  if (items.length === 0) return null;
  return (
    <ul className="sf-footer__links" aria-label={label}>
      {items.map(({ id, title, link }) => {
        const icon = icons ? SOCIAL_ICONS.find(([pattern]) => pattern.test(link))?.[1] : undefined;
        return (
          <li key={id}>
            <a href={link} target="_blank" rel="noopener noreferrer" title={t("footer.newTab")}>
              {icon ? <Icon name={icon} /> : null}
              {title}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

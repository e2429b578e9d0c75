import type { Key, MouseEvent } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";

interface TileWords {
  readonly key: Key;
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string | undefined;
}

type TileAction =
  | { readonly href: string; readonly onPress?: ((event: MouseEvent) => void) | undefined }
  | { readonly href?: undefined; readonly onPress: (event: MouseEvent) => void };

/** An action: a link where there is an address, a button otherwise. */
export type ActionTile = TileWords & TileAction;

export interface ActionTilesProps extends ElementAttributes<"ul"> {
  /** The actions: an icon, a text and an address or a click handler. */
  readonly tiles: readonly ActionTile[];
  /** Names the list for assistive technology. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** The main actions of a page as large tiles side by side. */
export const ActionTiles = /* @__PURE__ */ withRef(function ActionTiles({
  tiles,
  label,
  className,
  ...attributes
}: ActionTilesProps) {
  return (
    <ul {...attributes} className={classNames("sg-tiles", className)} aria-label={label}>
      {tiles.map(({ key, href, onPress, ...words }) => (
        <li key={key}>
          {href === undefined ? (
            <button className="sg-tile" type="button" onClick={onPress}>
              <Words {...words} />
            </button>
          ) : (
            <Link look="plain" className="sg-tile" href={href} onClick={onPress}>
              <Words {...words} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
});

function Words({ icon, title, text }: Omit<TileWords, "key">) {
  return (
    <>
      <Icon name={icon} size="large" className="sg-tile__icon" />
      <span className="sg-tile__words">
        <span className="sg-tile__title">{title}</span>
        {text ? <span className="sg-tile__text">{text}</span> : null}
      </span>
      <Icon name="arrow-right" className="sg-tile__arrow" />
    </>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import type { ElementProps } from '../../private/props.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './ActionTiles.css.ts';

/** Props of {@link ActionTiles}. */
export type ActionTilesProps = {
  /** What can be done: 「この予約でできること」. */
  label: string;
  /** One {@link ActionTileLink} or {@link ActionTileButton} each, in an `li`. */
  children: ReactNode;
};

/** What can be done with something, each as a tile. Not printed. */
export const ActionTiles = ({ label, children }: ActionTilesProps) => (
  // Safari drops the meaning of a list without marks unless its role is written out.
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <ul role="list" aria-label={label} className={css.root}>
    {children}
  </ul>
);

type Face = {
  /** Decorative. */
  icon: ReactNode;
  /** A few words on what one gets; empty where the name says it. */
  detail: string;
  /** What it does: its name begins so. */
  children: string;
};

/** Name and detail are heard one after the other: what is seen is what is heard. */
const Content = ({ icon, detail, children }: Face) => (
  <>
    <span className={css.icon}>{icon}</span>
    <span className={css.name}>
      <Phrases>{children}</Phrases>
    </span>
    {detail && (
      <>
        {' '}
        <span className={css.detail}>
          <Phrases>{detail}</Phrases>
        </span>
      </>
    )}
  </>
);

/** Props of {@link ActionTileLink}. */
export type ActionTileLinkProps = Omit<ElementProps<'a'>, 'children'> & Face;

/** A tile that leads on, plain enough for a router's `createLink`. */
export const ActionTileLink = ({ icon, detail, children, ...rest }: ActionTileLinkProps) => (
  <a {...rest} className={css.tile}>
    <Content icon={icon} detail={detail}>
      {children}
    </Content>
  </a>
);

/** Props of {@link ActionTileOff}. */
export type ActionTileOffProps = Face & Pick<ElementProps<'div'>, 'ref'>;

/**
 * A tile in the place of something that cannot be done any more: its detail says why. It can be given the focus that
 * the tile before it had.
 */
export const ActionTileOff = ({ ref, ...face }: ActionTileOffProps) => (
  <div className={cx(css.tile, css.off)} tabIndex={-1} ref={ref}>
    <Content {...face} />
  </div>
);

/** Props of {@link ActionTileButton}. */
export type ActionTileButtonProps = Face & { onPress: () => void };

/** A tile that does something here. */
export const ActionTileButton = ({ onPress, ...face }: ActionTileButtonProps) => (
  <button type="button" onClick={onPress} className={css.tile}>
    <Content {...face} />
  </button>
);

import { type ReactNode, useId } from 'react';
import { cx } from '../../private/cx.ts';
import { type RouteHue, routeHue } from '../../styles/route-hue.css.ts';
import { Money } from '../Money/Money.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { RouteBadge } from '../RouteBadge/RouteBadge.tsx';
import { VoyageLine, type VoyageLineProps } from '../VoyageLine/VoyageLine.tsx';
import * as css from './PinnedLeg.css.ts';

/** Props of {@link PinnedLeg}. */
export type PinnedLegProps = {
  /** 「選んだ往路」. */
  title: string;
  /** Sign of the route and its hue. */
  sign: string;
  hue: RouteHue;
  /** Times, ports and ship. */
  voyage: Omit<VoyageLineProps, 'form' | 'isOff' | 'isStruck' | 'day'>;
  /** Total of the leg, in yen; omitted where it stands elsewhere. */
  price?: number;
  /** What it is for: the cabin. */
  text?: string;
  /** Links to choose it again or to go on without the other leg, or a Select of the sailings. */
  actions?: ReactNode;
};

/** A leg that has been chosen, in one row, while the other one is chosen below. */
export const PinnedLeg = ({ title, sign, hue, voyage, price, text, actions }: PinnedLegProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(routeHue[hue], css.root)}>
      <h2 id={id} className={css.title}>
        <RouteBadge sign={sign} hue={hue} />
        <span>{title}</span>
      </h2>
      <div className={css.line}>
        <VoyageLine {...voyage} form="small" />
      </div>
      {price !== undefined && (
        <p className={css.price}>
          <Money amount={price} size="medium" />{' '}
          <span className={css.text}>
            <Phrases>{text}</Phrases>
          </span>
        </p>
      )}
      {actions && <div className={css.actions}>{actions}</div>}
    </section>
  );
};

import type { ReactNode } from 'react';
import type { ElementProps } from '../../private/props.ts';
import { Container } from '../Container/Container.tsx';
import { ShipIcon } from '../Icon/Icon.tsx';
import * as css from './MemberBand.css.ts';

/** Props of {@link MemberBand}. */
export type MemberBandProps = {
  /** 「高橋 美咲 様」. */
  name: string;
  /** What the member is asked for on the phone. */
  number?: string | undefined;
  /** One {@link MemberBandLink}, to what comes next. */
  next?: ReactNode;
};

/** A link of a {@link MemberBand}, plain enough for a router's `createLink`. */
export const MemberBandLink = ({ children, ...rest }: ElementProps<'a'>) => (
  <a {...rest} className={css.link}>
    <ShipIcon />
    <span>{children}</span>
  </a>
);

/** Whose pages these are, and the next voyage: across the page, below the header. */
export const MemberBand = ({ name, number, next }: MemberBandProps) => (
  <section aria-label="会員" className={css.root}>
    <Container>
      <div className={css.row}>
        <div>
          <p className={css.name}>{name}</p>
          {number && (
            <p className={css.number}>
              お客様番号{' '}
              <b translate="no" className={css.digits}>
                {number}
              </b>
            </p>
          )}
        </div>
        {next}
      </div>
    </Container>
  </section>
);

import type { ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import * as css from './SeaNotice.css.ts';

/** Props of {@link SeaNotice}. */
export type SeaNoticeProps = {
  /** The SeaPicture. It may come late: its place is kept. */
  picture?: ReactNode;
  /** Heading, one or two sentences, and the ways on. */
  children: ReactNode;
};

/** A page with one thing to say: a card that lies half over the sea. */
export const SeaNotice = ({ picture, children }: SeaNoticeProps) => (
  <>
    <div className={css.sea}>{picture}</div>
    <Container width="form">
      <div className={css.card}>{children}</div>
    </Container>
  </>
);

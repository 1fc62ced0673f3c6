import type { ReactNode } from 'react';
import { Container } from '../components/Container/Container.tsx';

type SeaHeadProps = {
  classes: { root: string; card: string };
  picture: ReactNode;
  /** The words over the picture. */
  children: ReactNode;
  /** What lies half over it. */
  card: ReactNode;
};

/** Words over a picture of the sea, and a card that lies half over it: how a page begins. */
export const SeaHead = ({ classes, picture, children, card }: SeaHeadProps) => (
  <>
    <div className={classes.root}>
      {picture}
      <Container>{children}</Container>
    </div>
    {card && (
      <Container>
        <div className={classes.card}>{card}</div>
      </Container>
    )}
  </>
);

import * as css from './Divider.css.ts';

/** A hairline between groups inside a card. It is not a change of topic. */
export const Divider = () => <hr className={css.root} />;

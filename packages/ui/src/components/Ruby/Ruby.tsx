import * as css from './Ruby.css.ts';

/** Props of {@link Ruby}. */
export type RubyProps = {
  /** A word that not everybody can read: the name of a port, of a vessel. */
  children: string;
  /** How it is read, in hiragana. */
  reading: string;
};

/** A word with its reading above it; in brackets after it where ruby is not known. */
export const Ruby = ({ children, reading }: RubyProps) => (
  <ruby className={css.root}>
    {children}
    <rp>(</rp>
    <rt className={css.reading}>{reading}</rt>
    <rp>)</rp>
  </ruby>
);

import * as css from './Ruby.css.ts';

/** Props of {@link Ruby}. */
export type RubyProps = {
  /** A word that not every customer can read: the name of a port, of a vessel. */
  children: string;
  /** How it is read, in hiragana; null when unknown. A word that is its own reading has none. */
  reading: string | null;
};

/**
 * A word with its reading above it; in brackets after it where ruby is not known. The reading is
 * for the eye: screen readers would say the word twice. It is not copied with the word either.
 */
export const Ruby = ({ children, reading }: RubyProps) =>
  reading === null || reading === children ? (
    <span>{children}</span>
  ) : (
    <ruby className={css.root}>
      <span>{children}</span>
      <rp>(</rp>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a reading takes no focus */}
      <rt aria-hidden="true" className={css.reading}>
        {reading}
      </rt>
      <rp>)</rp>
    </ruby>
  );

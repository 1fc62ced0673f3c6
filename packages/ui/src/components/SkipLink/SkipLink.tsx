import * as css from './SkipLink.css.ts';

/** Props of {@link SkipLink}. */
export type SkipLinkProps = {
  /** Id of the main area, which needs `tabIndex={-1}`; defaults to `main`. */
  targetId?: string;
};

/** First thing in the page for the keyboard: past the header, to the content. */
export const SkipLink = ({ targetId = 'main' }: SkipLinkProps) => (
  <a
    href={`#${targetId}`}
    className={css.root}
    onClick={(event) => {
      const target = document.getElementById(targetId);
      if (!target) return;
      // Not by the hash of the address: a router would take that for a navigation.
      event.preventDefault();
      target.focus();
    }}
  >
    本文へ移動
  </a>
);

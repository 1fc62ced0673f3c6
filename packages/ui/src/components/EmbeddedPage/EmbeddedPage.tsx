import type { Ref } from 'react';
import * as css from './EmbeddedPage.css.ts';

/** Props of {@link EmbeddedPage}. */
export type EmbeddedPageProps = {
  /** What is inside: 「カード情報の入力欄」. Screen readers say it on entering. */
  title: string;
  src: string;
  /** Height of what is inside, in px, as it says itself; it never scrolls in a box of its own. */
  height: number;
  /** Target of a link in the ErrorSummary. */
  id?: string;
  /** Nothing of it is seen or reached: it only answers the page. */
  isHidden?: boolean;
  /** It may open the sheet of a wallet. */
  allowsPayment?: boolean;
  ref?: Ref<HTMLIFrameElement>;
};

/** A page of another site inside of ours, without an outline: the fields of a payment provider. */
export const EmbeddedPage = ({
  title,
  src,
  height,
  id,
  isHidden = false,
  allowsPayment = false,
  ref,
}: EmbeddedPageProps) => (
  <iframe
    ref={ref}
    id={id}
    title={title}
    src={src}
    height={height}
    className={css.root}
    hidden={isHidden}
    allow={allowsPayment ? 'payment' : undefined}
    // It knows us by our origin, and learns nothing of the address it was opened from.
    referrerPolicy="origin"
  />
);

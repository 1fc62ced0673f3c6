import { groupsOfFour } from '@ferry/format/reservation-number';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Props of {@link SpelledCode}. */
export type SpelledCodeProps = {
  /** Without groups: `ABCD2345`. */
  code: string;
  /** How it is written where it has groups of its own: 「1234-567-890」. Defaults to groups of four. */
  shown?: string;
};

/**
 * A number that customers type in or tell: of a reservation, a ticket, a voucher. No translation changes it.
 */
export const SpelledCode = ({ code, shown = groupsOfFour(code) }: SpelledCodeProps) => (
  <span translate="no">
    <span aria-hidden="true">{shown}</span>
    {/* One by one: together they would be read as a word, and the hyphen as a sign. */}
    <VisuallyHidden>{[...code].join(' ')}</VisuallyHidden>
  </span>
);

import { groupsOfFour } from '@ferry/format/reservation-number';
import { Children, type ReactNode, useState } from 'react';
import { cx } from '../../private/cx.ts';
import { TicketCode } from '../../private/TicketCode.tsx';
import { useIsPrinting } from '../../private/use-is-printing.ts';
import { useMedia } from '../../private/use-media.ts';
import { media } from '../../tokens/breakpoint.ts';
import { ChevronIcon } from '../Icon/Icon.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './TicketPass.css.ts';

/** Props of {@link TicketPasses}. */
export type TicketPassesProps = {
  /** {@link TicketPass}es: people first, then vehicles. */
  children: ReactNode;
};

/** The tickets of one voyage, one below the other on a phone, beside each other from 600 px on. */
export const TicketPasses = ({ children }: TicketPassesProps) => (
  // Safari drops the meaning of a list without marks unless its role is written out.
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <ul role="list" className={css.list}>
    {Children.map(children, (child) => child && <li className={css.item}>{child}</li>)}
  </ul>
);

/** Props of {@link TicketPass}. */
export type TicketPassProps = {
  /** Whose it is: 「高橋 美咲 様」, 「乗用車」. */
  title: string;
  /** 「大人・運転者」, a number plate. */
  description?: string;
  /** How far boarding is, in words: 「乗船済み」. */
  state?: ReactNode;
  /** What the port's scanner gets. Omitted for a ticket that is not good any more. */
  payload?: string | undefined;
  /** Eight characters without groups: `ABCD2345`. */
  code?: string | undefined;
  /** In place of the code, where it has no `payload`: what has become of the ticket. */
  instead?: ReactNode;
  /** Of a vehicle: the lane for cars sees it from afar. */
  isVehicle?: boolean;
};

/**
 * One ticket of several. Folded on a phone, where one code at a time is what a scanner can read;
 * open where there is room, and on paper. One element in every width: turning a phone neither closes
 * what its owner has opened nor moves the focus.
 */
export const TicketPass = (props: TicketPassProps) => {
  const { title, description, state, payload, code, instead, isVehicle } = props;
  const hasRoom = useMedia(media.sm);
  const isPrinting = useIsPrinting();
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = isPrinting || (chosen ?? hasRoom);
  return (
    <details
      className={cx(css.root, isVehicle && css.vehicle)}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // Not what this component has opened or closed by itself.
        if (currentTarget.open !== isOpen) setChosen(currentTarget.open);
      }}
    >
      <summary className={css.summary}>
        <h3 className={css.title}>
          <Phrases>{title}</Phrases>
        </h3>
        {description && (
          <span className={css.description}>
            <Phrases>{description}</Phrases>
          </span>
        )}
        {state && <span className={css.state}>{state}</span>}
        {/* Read out below, one by one. */}
        {code && (
          <span className={css.code} translate="no" aria-hidden="true">
            {groupsOfFour(code)}
          </span>
        )}
        <span className={css.mark}>
          <ChevronIcon />
        </span>
      </summary>
      {payload === undefined ? (
        <div className={css.instead}>{instead}</div>
      ) : (
        <TicketCode payload={payload} code={code} label={`${title}のQRコード`} />
      )}
    </details>
  );
};

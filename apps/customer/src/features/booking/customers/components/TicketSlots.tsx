import {
  listPartnerTicketSlotsOptions,
  type PartnerTicketSlot,
  type Party,
  type SlotDay,
  type TicketOfTrip,
} from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { fieldId, slotPath } from '../../shared/model/customer-fields.ts';
import {
  hasSlots,
  slotRange,
  slotsThere,
  type TripOfTicket,
} from '../../shared/model/ticket-slots.ts';
import { SlotFields } from './SlotFields.tsx';

type SlotOf = (include: number) => PartnerTicketSlot | undefined;

type TicketSlotsProps = {
  /** Between whose legs the slots are. */
  trip: TripOfTicket;
  ticket: TicketOfTrip;
  /** For how many there has to be room. */
  party: Pick<Party, 'adults' | 'children'>;
  /** The purchase whose slots are changed: its own are free for it. */
  changeOf?: string | undefined;
  errorAt: (include: number) => string | undefined;
  slotOf: SlotOf;
  /** What is this party's already. */
  heldOf: SlotOf;
  /** What the card of it says. */
  heldText?: string;
  /** Includes whose slot is asked; defaults to all that have some. */
  isAsked?: (include: number) => boolean;
  /** RFC 3339: what has begun by then is not offered. */
  now?: string;
  /** Where the ticket itself is not known any more. */
  gone?: ReactNode;
  onChange: (include: number, day: string, at: string) => void;
};

/** The slots of a ticket between two legs, with what is free of them: one is chosen for each include. */
export function TicketSlots(props: TicketSlotsProps) {
  const { trip, ticket, now } = props;
  const { days, error, refetch } = useSlotDays(props);
  if (error) {
    return error.code === 'NOT_FOUND' && props.gone ? (
      props.gone
    ) : (
      <SlotsFailed {...{ error, refetch }} />
    );
  }
  return ticket.includes.map(({ name, times }, include) => {
    if (times.length === 0 || props.isAsked?.(include) === false) return null;
    return (
      <SlotFields
        key={name}
        name={name}
        id={fieldId(slotPath(include))}
        error={props.errorAt(include)}
        days={days && slotsThere(trip, days, include, now)}
        chosen={props.slotOf(include)}
        held={props.heldOf(include)}
        heldText={props.heldText}
        onChange={(day, at) => props.onChange(include, day, at)}
      />
    );
  });
}

type Slots = {
  /** Undefined until it is known which there are. */
  days: readonly SlotDay[] | undefined;
  /** Why it is not known; undefined while it is asked. */
  error: ApiError | undefined;
  refetch: () => unknown;
};

/** What is free of the slots for this party; none where the ship arrives after the ticket's last day. */
function useSlotDays({ trip, ticket, party, changeOf }: TicketSlotsProps): Slots {
  const range = slotRange(trip);
  const { data, error, refetch } = useQuery({
    ...listPartnerTicketSlotsOptions({
      path: { partnerTicketId: ticket.partnerTicketId },
      query: {
        from: '',
        until: '',
        ...range,
        people: party.adults + party.children,
        ...(changeOf && { changeOf }),
      },
    }),
    enabled: range !== undefined && hasSlots(ticket),
  });
  return {
    days: range ? data?.days : [],
    error: error && !data ? asApiError(error) : undefined,
    refetch,
  };
}

const SlotsFailed = ({ error, refetch }: { error: ApiError; refetch: () => unknown }) => (
  <Alert
    tone="error"
    announce="polite"
    title="時間枠を読み込めませんでした"
    action={
      <Button tone="secondary" size="small" onPress={() => void refetch()}>
        もう一度読み込む
      </Button>
    }
  >
    {errorText(error)}
  </Alert>
);

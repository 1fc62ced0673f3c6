import type { TicketOfTrip } from '@ferry/api/customer-server';

/** A slot of one of a partner ticket's includes, as a draft has it. */
export interface SlotChoice {
  /** Position among the ticket's includes. */
  include: number;
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:MM`. */
  at: string;
}

/** What a draft that is sold by a partner ticket has of it. */
export interface StoredDraftTicket {
  partnerTicketId: string;
  slots: SlotChoice[];
  mayInformPartners: boolean;
}

/** What a purchase takes of a ticket's places on a day. */
export interface TicketDemand {
  /** Position of the include whose slot it is; {@link QUOTA} for the day's quota. */
  include: number;
  /** `YYYY-MM-DD`: of the outbound boarding, or of the slot. */
  day: string;
  /** `HH:MM`; empty for the quota. */
  at: string;
  people: number;
}

/** In place of an include: people a day to whom the ticket is sold. */
export const QUOTA = -1;

/** A partner ticket as it was sold, with what it has taken. */
export interface SoldTicket extends Omit<TicketOfTrip, 'isBegun'> {
  stock: TicketDemand[];
}

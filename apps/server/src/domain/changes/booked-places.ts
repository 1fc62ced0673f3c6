import type { BookedTicket } from '../partner-tickets/booked-ticket.ts';
import type { OwnPlaces } from '../sailings/own-places.ts';
import { type BookingToChange, bookedStock } from './find-booking.ts';

/** What a booking has already, and what is held for its change: it is free for the customer who changes it. */
export interface BookedPlaces extends OwnPlaces {
  /** Of its partner ticket; undefined for a crossing alone. */
  ticket: BookedTicket | undefined;
}

/** Nothing of a booking that has ended, or is not made yet: its places are others' or not to be changed. */
export function bookedPlacesOf(booking: BookingToChange): BookedPlaces {
  const { row, legs, live, liveStock, ticket } = booking;
  if (row.state !== 'confirmed' && row.state !== 'confirmedUnpaid') {
    return { stock: [], ticket: undefined };
  }
  const sold = ticket?.sold;
  const booked = bookedStock(booking);
  return {
    stock: [...booked, ...liveStock],
    booked,
    ticket: sold && {
      partnerTicketId: sold.partnerTicketId,
      stock: [...sold.stock, ...(live?.ticket_stock ?? [])],
      validFrom: sold.validFrom,
      sections: legs.map(({ row: { leg, sailing_id, from_port_id, to_port_id } }) => ({
        leg,
        sailingId: sailing_id,
        fromPortId: from_port_id,
        toPortId: to_port_id,
      })),
    },
  };
}

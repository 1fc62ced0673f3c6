import type { Reservation } from '@ferry/api/customer';
import { travellersOf } from '@ferry/format/check-in';
import { ReservedLegDetails } from '../../shared/components/LegDetails.tsx';
import { Part } from '../../shared/components/Part.tsx';

/** The legs of a reservation, each a part of the page; a single one is no 往路. */
export const ReservedTrip = ({ reservation }: { reservation: Reservation }) => {
  const { outbound, return: returnLeg, passengers } = reservation;
  return (
    <>
      <Part id="trip" title={returnLeg ? '往路' : '行程'}>
        <ReservedLegDetails leg={outbound} passengers={travellersOf(passengers, 'outbound')} />
      </Part>
      {returnLeg && (
        <Part id="trip-return" title="復路">
          <ReservedLegDetails leg={returnLeg} passengers={travellersOf(passengers, 'return')} />
        </Part>
      )}
    </>
  );
};

import type { Reservation } from '@ferry/api/customer';
import { DisclosureGroup } from '@ferry/ui/Disclosure';
import { lazy, Suspense } from 'react';
import { arePartsTyped, isPartTyped } from '../../../forms/typed-parts.ts';
import { isOffered } from '../../../page/offered.ts';
import { FoldedPart } from '../../booking/shared/components/FoldedPart.tsx';
import { LazyPush } from '../../booking/shared/components/lazy-push.ts';
import type { PartProps } from '../../booking/shared/components/Part.tsx';
import { priceWord } from '../../booking/shared/model/sold-words.ts';
import type { Boarding } from '../model/boarding.ts';
import { hasCertificate } from '../model/has-certificate.ts';
import { hasReceipts } from '../model/has-receipts.ts';
import { isBooked, isToCome } from '../model/is-to-come.ts';
import { mayAskCompanions } from '../model/may-ask-companions.ts';
import { contactKey, receiptKey } from '../model/part-keys.ts';
import {
  cancellingDetail,
  contactDetail,
  documentsDetail,
  fareDetail,
  hasBookedVehicle,
  historyDetail,
  passengersDetail,
  receiptsDetail,
  vehiclesDetail,
} from '../model/row-details.ts';
import { useLinkedRow } from '../model/use-linked-row.ts';
import { useRowsOnPaper } from '../model/use-rows-on-paper.ts';
import { CancellationPart } from './CancellationPart.tsx';
import { CompanionPart } from './CompanionPart.tsx';
import { ContactPart } from './ContactPart.tsx';
import { Documents } from './Documents.tsx';
import { Fare } from './Fare.tsx';
import { History } from './History.tsx';
import { Passengers } from './Passengers.tsx';
import { Vehicles } from './Vehicles.tsx';

// Of a sailing that was cancelled or late only.
const Certificates = lazy(async () => ({
  default: (await import('./Certificates.tsx')).Certificates,
}));
// Of what was paid only.
const Receipts = lazy(async () => ({
  default: (await import('./Receipts.tsx')).Receipts,
}));

type ArchiveProps = { reservation: Reservation; boarding: Boarding | undefined };

/**
 * All that is kept of a reservation, a row each: its title and how it stands, and the rest once it is
 * unfolded. A link with the id of a row unfolds it; on paper all are.
 */
export function Archive({ reservation, boarding }: ArchiveProps) {
  useLinkedRow();
  useRowsOnPaper();
  return (
    <DisclosureGroup isFramed>
      <People reservation={reservation} />
      <Money {...{ reservation, boarding }} />
      {isToCome(reservation) && (
        <Suspense fallback={null}>
          <LazyPush reservation={reservation} Frame={PushRow} />
        </Suspense>
      )}
      <FoldedPart id="history" title="履歴" detail={historyDetail(reservation)}>
        <History reservation={reservation} />
      </FoldedPart>
      {reservation.consents.length > 0 && (
        <FoldedPart id="documents" title="同意いただいた文書" detail={documentsDetail(reservation)}>
          <Documents reservation={reservation} />
        </FoldedPart>
      )}
    </DisclosureGroup>
  );
}

const PushRow = (part: PartProps) => <FoldedPart {...part} detail="この端末で受け取れます" />;

/** Who travels with what, and whom to reach. */
const People = ({ reservation }: Pick<ArchiveProps, 'reservation'>) => (
  <>
    <FoldedPart id="passengers" title="乗船者" detail={passengersDetail(reservation)}>
      <Passengers reservation={reservation} isToCome={isToCome(reservation)} />
    </FoldedPart>
    {isOffered('passengerLinks') && mayAskCompanions(reservation) && (
      <CompanionPart key={reservation.id} reservation={reservation} />
    )}
    {hasBookedVehicle(reservation) && (
      <FoldedPart id="plates" title="車両" detail={vehiclesDetail(reservation)}>
        <Vehicles reservation={reservation} />
      </FoldedPart>
    )}
    <FoldedPart
      id="contact"
      title="代表者・連絡先"
      detail={contactDetail(reservation)}
      // What a login that ended left here.
      isDefaultOpen={isPartTyped(contactKey(reservation.id))}
    >
      <ContactPart key={reservation.id} reservation={reservation} isOpen={isBooked(reservation)} />
    </FoldedPart>
  </>
);

/** What is paid and given back, and the papers about it. */
const Money = ({ reservation, boarding }: ArchiveProps) => (
  <>
    <FoldedPart
      id="fare"
      title={`${priceWord(reservation)}・お支払い`}
      detail={fareDetail(reservation)}
    >
      <Fare reservation={reservation} />
    </FoldedPart>
    {hasReceipts(reservation) && (
      <FoldedPart
        id="receipts"
        title="領収書"
        detail={receiptsDetail(reservation)}
        isDefaultOpen={arePartsTyped(receiptKey(reservation.id, ''))}
      >
        <Suspense fallback={null}>
          <Receipts reservation={reservation} />
        </Suspense>
      </FoldedPart>
    )}
    {isBooked(reservation) && (
      <FoldedPart
        id="cancellation"
        title="取消・払い戻し"
        detail={cancellingDetail(reservation, boarding)}
      >
        <CancellationPart {...{ reservation, boarding }} />
      </FoldedPart>
    )}
    {hasCertificate(reservation) && (
      <FoldedPart id="certificate" title="遅延・欠航証明書" detail="PDFで受け取れます">
        <Suspense fallback={null}>
          <Certificates reservation={reservation} />
        </Suspense>
      </FoldedPart>
    )}
  </>
);

import { createGuestSessionMutation } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { useMutation } from '@tanstack/react-query';
import { useHydrated, useNavigate } from '@tanstack/react-router';
import { useTypedPart } from '../../../forms/typed-parts.ts';
import { useForm } from '../../../forms/use-form.ts';
import { REFUND_ACCOUNT_ID } from '../../../trips/refund-account-id.ts';
import { checkLookup, type LookupInput } from './check-lookup.ts';

/** What a link to the look-up has brought. */
export type BroughtByLink = { number: string | undefined; to: string | undefined };

const pages = {
  payment: '/reservation/$id/payment-info',
  cancel: '/reservation-detail/$id/confirm',
  change: '/reservation/$id',
  tickets: '/reservation-detail/$id/tickets',
} as const;

const isPage = (to: string | undefined): to is keyof typeof pages =>
  to !== undefined && Object.hasOwn(pages, to);

type Typed = Omit<LookupInput, 'reservationNumber'> & { reservationNumber: string | undefined };
const NOTHING: Typed = { reservationNumber: undefined, contactKind: 'phone', contact: '' };
const isNothing = ({ reservationNumber, contactKind, contact }: Typed): boolean =>
  !reservationNumber && contactKind === NOTHING.contactKind && !contact;

/** State of the look-up form. A success opens the page that the link is about, or the reservation's. */
export function useLookup({ number, to }: BroughtByLink) {
  // What the prerendered page shows knows of no query.
  const isHydrated = useHydrated();
  const { typed, change: setInput, forget } = useTypedPart('look-up', NOTHING, isNothing);
  const brought = isHydrated && number ? groupsOfFour(number) : '';
  const input = { ...typed, reservationNumber: typed.reservationNumber ?? brought };
  const navigate = useNavigate();
  const lookup = useMutation({
    ...createGuestSessionMutation(),
    onSuccess: ({ reservationId }) => {
      forget();
      return navigate({
        to: isPage(to) ? pages[to] : '/reservation-detail/$id',
        params: { id: reservationId },
        ...(to === 'refundAccount' && { hash: REFUND_ACCOUNT_ID }),
      });
    },
  });

  const form = useForm({
    check: () => checkLookup(input),
    send: async () => {
      await lookup.mutateAsync({ body: input }).catch(() => undefined);
      return undefined;
    },
  });
  const change = (part: Partial<LookupInput>) => setInput((last) => ({ ...last, ...part }));

  return {
    input,
    change,
    form,
    failure: lookup.error ? asApiError(lookup.error) : undefined,
  };
}

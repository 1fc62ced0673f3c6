/**
 * The public pages that the build prerenders into an HTML file each, by path below /customer. A page
 * that begins without data of a customer belongs here; nothing else has to be done for it.
 */
export const prerenderedPages = [
  '/',
  '/signin',
  '/signup/apply',
  '/reset-password/forgot',
  '/reservation',
  '/reservation-search',
  '/simulation',
  '/errors/40x',
  '/accessibility',
] as const;

/** Those that show something else first when there is a query: then they begin with the frame. */
export const withoutQuery: readonly string[] = ['/simulation'];

/**
 * Pages to which only other pages lead: the frame announces nothing of them, because it has to come with
 * the first packets of a connection.
 */
export const rarelyOpened =
  /^\/(?:samples|errors|signout|signup\/applied|member\/(?:confirm|change-password|(?:new|change-email)\/$))/;

/**
 * What a page loads in its loader, as files below apps/customer, by the id of its route. The frame
 * announces it together with the page's own code: else it would be asked for one stage later.
 */
export const loadedParts: Readonly<Record<string, readonly string[]>> = {
  '/reservation/select-schedule': ['src/features/booking/sailings/SelectSchedulePage.tsx'],
  '/reservation/select-schedule-return': ['src/features/booking/sailings/SelectReturnPage.tsx'],
  '/reservation/customer-input': ['src/features/booking/customers/CustomerInputPage.tsx'],
  '/reservation/payment-input': ['src/features/booking/payment/PaymentInputPage.tsx'],
  '/reservation/reservation-confirm': ['src/features/booking/confirm/ReservationConfirmPage.tsx'],
  '/reservation-detail/$id': ['src/features/reservation/DetailPage.tsx'],
  '/reservation-detail/$id_/$reservationNo': ['src/features/reservation/DetailPage.tsx'],
  '/member/': ['src/features/profile/MyPage.tsx'],
  '/simulation': ['src/features/simulation/components/SimulationResult.tsx'],
};

const ROUTES = '/customer-api/routes';
const SAILINGS =
  '/customer-api/sailings?fromPortId&toPortId&date&adults=1&children=0&infants=0&babies=0&vehicles?';

/**
 * What a page reads first, by the id of its route: the frame asks for it before the app is there. A
 * parameter comes from the address, or has the value given here; one with `?` is left out where the
 * address has none, and `*` is the last part of the path. An address with others than these and `returnDate` reads it later, as the app says.
 */
export const firstCalls: Readonly<Record<string, readonly string[]>> = {
  '/reservation/select-schedule': [ROUTES, SAILINGS],
  '/simulation': [ROUTES, SAILINGS, '/customer-api/ports'],
  '/partner-tickets/': [ROUTES, '/customer-api/partner-tickets'],
  '/partner-tickets/$id/': ['/customer-api/partner-tickets/*'],
};

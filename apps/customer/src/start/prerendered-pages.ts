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

/** What the frame shows of a page before the app is there, as the page says it itself. */
export type FirstWords = {
  title: string;
  /** The title where the address has a return day. */
  returnTitle?: string;
  /**
   * Its first sentence, where the address says no more than the page's {@link firstCalls} read. A page
   * without one has its title only there, because the address may say which of several it is.
   */
  text?: string;
};

/**
 * The first words of a page, by the id of its route: the frame says them at once, in place of its own
 * heading. Not for an address that lacks what the page reads first, because the app leads elsewhere; of a
 * page with a customer's data only where this browser has a session. A member's pages say nothing before the
 * app: no trace in the browser proves a login.
 */
export const firstWords: Readonly<Record<string, FirstWords>> = {
  '/reservation/select-schedule': {
    title: '便と客室を選ぶ',
    returnTitle: '往路の便と客室を選ぶ',
    text: '日ごとの金額は、この人数・車両の料金です(最も安い客室の合計・税込)。',
  },
  '/simulation': {
    title: '運賃シミュレーション',
    text: '同じ条件なら、予約のときも同じ金額です。',
  },
  '/partner-tickets/': {
    title: '提携きっぷ',
    text: '船と、着いた先の楽しみを一枚に。スマートフォンだけで使えます。',
  },
  '/reservation-detail/$id': { title: '予約の詳細' },
};

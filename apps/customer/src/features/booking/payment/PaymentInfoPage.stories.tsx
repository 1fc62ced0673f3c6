import { type PageStory, pageMeta } from '../../../page-story.fixture.ts';

const meta = { ...pageMeta, tags: ['!test'], title: 'Pages/PaymentInfo' };

export default meta;

const path = 'reservation/rsv_3fK9xQ2mLw8Z/payment-info';

export const Port: PageStory = {
  name: '窓口で支払う予約を、先にカードで支払える',
  args: { path, shows: '乗船の前に支払う' },
};

export const Wallets: PageStory = {
  name: 'ウォレット決済でも支払える',
  args: { path, shows: 'Google Pay', hasWallets: true, responses: { getPaymentInfo: 'wallets' } },
};

export const Store: PageStory = {
  name: 'コンビニのお支払い番号があり、方法を変えられる',
  args: {
    path,
    shows: 'お支払い方法を変える',
    responses: { getReservation: 'convenienceStore', getPaymentInfo: 'store' },
  },
};

export const Member: PageStory = {
  name: '会員は登録したカードで支払える',
  args: {
    path,
    shows: '乗船の前に支払う',
    isMember: true,
    responses: { getPaymentInfo: 'member' },
  },
};

export const InFlight: PageStory = {
  name: '本人認証が終わっていない。前の番号も使える',
  args: {
    path,
    shows: '本人認証が終わっていません',
    responses: { getReservation: 'paymentProcessing', getPaymentInfo: 'processing' },
  },
};

export const Paid: PageStory = {
  name: '支払い済み。後から届いたお金は払い戻した',
  args: {
    path,
    shows: 'お支払いが済んでいます',
    responses: { getReservation: 'confirmed', getPaymentInfo: 'paid' },
  },
};

export const NeedsAccount: PageStory = {
  name: '一部を取り消し、払い戻し先の口座が要る',
  args: {
    path,
    shows: '払い戻し先の口座を登録する',
    responses: { getReservation: 'familyNeedsAccount', getPaymentInfo: 'needsAccount' },
  },
};

export const Lapsed: PageStory = {
  name: '期限が過ぎ、お席を戻した',
  args: {
    path,
    shows: '同じ条件で便を探す',
    responses: { getReservation: 'expired', getPaymentInfo: 'expired' },
  },
};

export const Closed: PageStory = {
  name: '乗船手続き締切を過ぎ、窓口だけになった',
  args: {
    path,
    shows: 'この画面では、お支払いいただけません',
    responses: { getPaymentInfo: 'closed' },
  },
};

export const ServiceCancelled: PageStory = {
  name: '支払いの後に便が欠航となった',
  args: {
    path,
    shows: '欠航した便の運賃は、払い戻します',
    responses: { getReservation: 'serviceCancelled', getPaymentInfo: 'paid' },
  },
};

export const Held: PageStory = {
  name: '仮予約は、確定の画面で支払う',
  args: {
    path,
    shows: '予約の確定へ進む',
    responses: { getReservation: 'held', getPaymentInfo: 'held' },
  },
};

export const Cancelled: PageStory = {
  name: '取り消した予約',
  args: {
    path,
    shows: 'この予約は取消済みです',
    responses: { getReservation: 'cancelled', getPaymentInfo: 'cancelled' },
  },
};

export const LongText: PageStory = {
  name: '名前が長い',
  args: {
    path,
    shows: 'お支払い方法を変える',
    isLong: true,
    responses: { getReservation: 'convenienceStore', getPaymentInfo: 'store' },
  },
};

export const Narrow: PageStory = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone375' } },
  args: { path, shows: '乗船の前に支払う' },
};

export const Loading: PageStory = {
  name: 'お支払い情報を読み込んでいる',
  args: {
    path,
    shows: 'ページを読み込んでいます',
    responses: { getReservation: 'pending' },
  },
};

export const Unavailable: PageStory = {
  name: 'サーバーにつながらない',
  args: {
    path,
    shows: 'ただいま、ご利用いただけません',
    responses: { getReservation: 'unavailable' },
  },
};

import { type BookedLeg, cutOffOfLeg, travellersOf } from './check-in.ts';
import { standsBy } from './stand-by.ts';

/** What has to be done next; its words are the client's. */
type DeadlineKind =
  | 'confirmMail'
  | 'payAtStore'
  | 'payDifference'
  | 'plate'
  | 'checkIn'
  | 'registerAccount';

type LegName = 'outbound' | 'return';

/** Until when something has to be done; `leg` where it is about one. */
export interface Deadline {
  kind: DeadlineKind;
  leg: LegName | null;
  /** RFC 3339. */
  at: string;
}

interface DatedLeg extends BookedLeg {
  service: BookedLeg['service'] & { state: string; standBy?: { state: string } | null };
  vehicles: readonly { plateUndecided: boolean }[];
}

/** What a reservation's deadlines follow from, as the contract has it. */
export interface Dated {
  state: string;
  paymentMethod: string | null;
  limitTime: string;
  confirmMailBy: string | null;
  change: { state: string; limitTime: string } | null;
  refunds: readonly { state: string; registerBy: string | null }[];
  outbound: DatedLeg;
  return: DatedLeg | null;
  passengers: readonly {
    outboundCabin: unknown;
    returnCabin: unknown;
    assistance: readonly unknown[];
  }[];
  /** What is over by then is no deadline any more. */
  serverTime: string;
}

const LEGS: readonly LegName[] = ['outbound', 'return'];

/**
 * What a customer has to do next, by time: to confirm the mail address, to pay at a store or the difference of a
 * change, to say a plate that was left open, to check in on each leg that sails, or to say where money is paid back
 * to. What is asked for before the voyage is never later than its last check-in.
 *
 * @param doneLeg the leg whose party has checked in: it need not be in time for it any more
 * @returns undefined when nothing is left
 */
export function nextDeadline(reservation: Dated, doneLeg?: LegName): Deadline | undefined {
  const now = Date.parse(reservation.serverTime);
  return [...accounts(reservation), ...ofVoyage(reservation, doneLeg)]
    .filter(({ at }) => Date.parse(at) > now)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))[0];
}

/** Accounts that money waits for, also once nothing is booked any more. */
const accounts = ({ refunds }: Dated): Deadline[] =>
  refunds.flatMap(({ state, registerBy }) =>
    state === 'needsAccount' && registerBy
      ? [{ kind: 'registerAccount', leg: null, at: registerBy }]
      : [],
  );

function ofVoyage(reservation: Dated, doneLeg: LegName | undefined): Deadline[] {
  const { state } = reservation;
  if (state !== 'confirmed' && state !== 'confirmedUnpaid') return [];
  const checkIns = LEGS.flatMap((leg) => checkInOf(reservation, leg));
  const last = Math.max(...checkIns.map(({ at }) => Date.parse(at)));
  const before = beforeIt(reservation).map((each) =>
    Date.parse(each.at) <= last ? each : { ...each, at: lastOf(checkIns) ?? each.at },
  );
  return [
    ...before,
    ...checkIns
      .filter(({ leg }) => leg !== doneLeg)
      .flatMap((each) => [
        // Said on a page, not at the counter.
        ...(hasOpenPlate(reservation, each.leg) ? [{ ...each, kind: 'plate' as const }] : []),
        each,
      ]),
  ];
}

const lastOf = (checkIns: readonly Deadline[]): string | undefined => checkIns.at(-1)?.at;

function checkInOf(reservation: Dated, leg: LegName): (Deadline & { leg: LegName })[] {
  const booked = reservation[leg];
  if (!booked || booked.service.state === 'cancelled' || standsBy(booked.service)) return [];
  const passengers = travellersOf(reservation.passengers, leg);
  const at = cutOffOfLeg(booked, { vehicles: booked.vehicles, passengers });
  return [{ kind: 'checkIn', leg, at }];
}

const hasOpenPlate = (reservation: Dated, leg: LegName): boolean =>
  reservation[leg]?.vehicles.some(({ plateUndecided }) => plateUndecided) ?? false;

function beforeIt(reservation: Dated): Deadline[] {
  const { state, paymentMethod, limitTime, confirmMailBy, change } = reservation;
  const sailsAtAll = LEGS.some(
    (leg) => (reservation[leg]?.service.state ?? 'cancelled') !== 'cancelled',
  );
  // A paid reservation stays without a confirmed mail address.
  const isUnpaid = state === 'confirmedUnpaid';
  const isAtStore = paymentMethod === 'convenienceStore' && isUnpaid;
  return [
    ...(confirmMailBy && isUnpaid
      ? [{ kind: 'confirmMail' as const, leg: null, at: confirmMailBy }]
      : []),
    ...(isAtStore && sailsAtAll ? [{ kind: 'payAtStore' as const, leg: null, at: limitTime }] : []),
    ...(change?.state === 'awaitingPayment'
      ? [{ kind: 'payDifference' as const, leg: null, at: change.limitTime }]
      : []),
  ];
}

const WORDS: Record<DeadlineKind, string> = {
  confirmMail: 'メールアドレスの確認',
  payAtStore: 'お支払い',
  payDifference: '変更の差額のお支払い',
  plate: '車両のナンバーの登録',
  checkIn: '乗船手続き締切',
  registerAccount: '払い戻し先の登録',
};

/** 「復路の乗船手続き締切」: what is to be done, the same in pages, lists and mails. A newer server may send another kind. */
export function deadlineText(
  { kind, leg }: { kind: string; leg: string | null },
  hasReturn: boolean,
): string {
  const word = { outbound: '往路の', return: '復路の' }[hasReturn ? (leg ?? '') : ''] ?? '';
  return `${word}${WORDS[kind as DeadlineKind] ?? 'お手続き'}`;
}

/** As {@link deadlineText}, before its time: 「お支払いの期限」, 「乗船手続き締切」. */
export function deadlineTerm(
  deadline: { kind: string; leg: string | null },
  hasReturn: boolean,
): string {
  const text = deadlineText(deadline, hasReturn);
  return deadline.kind === 'checkIn' ? text : `${text}の期限`;
}

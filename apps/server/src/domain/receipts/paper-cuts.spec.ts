import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  cutsAfter,
  cutsOf,
  type GivenUp,
  type PaidIn,
  type PaperCut,
  sumOfCuts,
} from './paper-cuts.ts';

/** A step of a booking's life: shares are in per mille of what there is. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('pay' as const),
    yen: fc.integer({ min: 1, max: 90_000 }),
    fee: fc.nat(900),
  }),
  fc.record({
    kind: fc.constant('giveUp' as const),
    share: fc.integer({ min: 1, max: 1000 }),
    fee: fc.nat(1000),
    // Fees of changes that come back with a leg that the operator has ended.
    back: fc.constantFrom(0, 0, 300, 1000),
  }),
  // The fee of a change that is kept of money from before, and has a paper of its own.
  fc.record({ kind: fc.constant('keepFee' as const), share: fc.integer({ min: 1, max: 300 }) }),
  // Fees that come back with a change, and become the price of what costs more then.
  fc.record({ kind: fc.constant('sellForFee' as const), share: fc.integer({ min: 1, max: 1000 }) }),
  // The operator gives back by hand what was sold of one payment.
  fc.record({
    kind: fc.constant('byHand' as const),
    which: fc.nat(7),
    share: fc.integer({ min: 1, max: 1000 }),
  }),
  // One of those has failed: the money is still there.
  fc.record({ kind: fc.constant('fail' as const), which: fc.nat(7) }),
  fc.record({ kind: fc.constant('receipts' as const), which: fc.nat(7) }),
  fc.record({ kind: fc.constant('returns' as const), which: fc.nat(7) }),
);

/** Papers that were issued, as a book of accounts has them: never changed; and what of a receipt is a fee. */
interface Issued {
  receipts: Map<string, number>;
  at: Map<string, Date>;
  fees: Map<string, number>;
  returns: Map<string, number>;
}

const at = (step: number) => new Date(step);
const keptOf = ({ soldYen, feeYen }: PaidIn, cuts: readonly PaperCut[]): number =>
  soldYen + feeYen - sumOfCuts(cuts);
const feeOf = ({ feeYen }: PaidIn, cuts: readonly PaperCut[]): number =>
  cuts.reduce((left, cut) => left - cut.feeYen, feeYen);
const returnsOf = (
  payment: PaidIn,
  cuts: readonly PaperCut[],
  { receipts, at: days }: Issued,
): PaperCut[] => {
  const amount = receipts.get(payment.id);
  const issuedAt = days.get(payment.id);
  if (amount === undefined || !issuedAt) return [];
  return cutsAfter(cuts, payment.soldYen + payment.feeYen - amount, issuedAt);
};

/** As they come: fees that were kept behind all that was paid. */
const feesLast = (payments: readonly PaidIn[]): PaidIn[] =>
  payments.toSorted((one, other) => Number(one.soldYen === 0) - Number(other.soldYen === 0));

/** Cheaper than `expect`, which this asks some hundred thousand times. */
function check(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

it('papers that are issued and that can be are what was kept, by class of tax, whatever the history', () => {
  let steps = 0;
  let fails = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 14 }), (history) => {
      const payments: PaidIn[] = [];
      const givenUp: GivenUp[] = [];
      const issued: Issued = {
        receipts: new Map(),
        ...{ at: new Map(), fees: new Map(), returns: new Map() },
      };
      let feesKept = 0;
      let sold = 0;
      let fees = 0;
      for (const [index, each] of history.entries()) {
        steps += 1;
        const now = { at: at(index) };
        const cuts = cutsOf(feesLast(payments), givenUp);
        if (each.kind === 'pay') {
          payments.push({
            ...now,
            ...{ id: `p${payments.length}`, soldYen: each.yen, feeYen: each.fee },
          });
          sold += each.yen;
          fees += each.fee;
        } else if (each.kind === 'keepFee') {
          const yen = Math.floor((sold * each.share) / 1000);
          givenUp.push({ ...now, id: `g${givenUp.length}`, yen });
          payments.push({ ...now, id: `p${payments.length}`, soldYen: 0, feeYen: yen });
          sold -= yen;
          fees += yen;
        } else if (each.kind === 'sellForFee') {
          const yen = Math.floor((fees * each.share) / 1000);
          givenUp.push({ ...now, id: `g${givenUp.length}`, yen, feesBackYen: yen });
          payments.push({ ...now, id: `p${payments.length}`, soldYen: yen, feeYen: 0 });
          sold += yen;
          fees -= yen;
        } else if (each.kind === 'giveUp') {
          const yen = Math.floor((sold * each.share) / 1000);
          const feesBackYen = Math.floor((fees * each.back) / 1000);
          givenUp.push({
            ...now,
            ...{ id: `g${givenUp.length}`, yen: yen + feesBackYen, feesBackYen },
          });
          sold -= yen;
          fees -= feesBackYen;
          feesKept += Math.floor((yen * each.fee) / 1000);
        } else if (each.kind === 'byHand') {
          const payment = payments[each.which % Math.max(1, payments.length)];
          if (!payment) continue;
          const own = cuts.get(payment.id) ?? [];
          const left = own.reduce((sum, cut) => sum - cut.yen + cut.feeYen, payment.soldYen);
          const yen = Math.floor((left * each.share) / 1000);
          givenUp.push({ ...now, id: `g${givenUp.length}`, yen, from: payment.id });
          sold -= yen;
        } else if (each.kind === 'fail') {
          const standing = givenUp.filter(
            ({ id, from }) =>
              from !== undefined && !givenUp.some(({ takesBack }) => takesBack === id),
          );
          const failed = standing[each.which % Math.max(1, standing.length)];
          if (!failed) continue;
          fails += 1;
          const own = { id: `g${givenUp.length}`, yen: failed.yen, takesBack: failed.id };
          givenUp.push({ ...now, ...own });
          sold += failed.yen;
        } else {
          for (const [index, payment] of payments.entries()) {
            if (((each.which >> (index % 3)) & 1) === 0) continue;
            const own = cuts.get(payment.id) ?? [];
            if (each.kind === 'receipts') {
              const kept = keptOf(payment, own);
              if (kept > 0 && !issued.receipts.has(payment.id)) {
                issued.receipts.set(payment.id, kept);
                issued.at.set(payment.id, now.at);
                issued.fees.set(payment.id, feeOf(payment, own));
              }
            } else {
              for (const cut of returnsOf(payment, own, issued)) {
                const name = `${payment.id} ${cut.of}`;
                // Once issued, a paper says the same for ever.
                check(
                  (issued.returns.get(name) ?? cut.yen) === cut.yen,
                  'an issued paper has changed',
                );
                issued.returns.set(name, cut.yen);
              }
            }
          }
        }
        // Fees that were kept have receipts of their own, beside these.
        const after = cutsOf(feesLast(payments), givenUp);
        let proven = 0;
        let provenFees = 0;
        for (const payment of payments) {
          const own = after.get(payment.id) ?? [];
          const amount = issued.receipts.get(payment.id) ?? keptOf(payment, own);
          const returns = returnsOf(payment, own, issued);
          const names = new Set(returns.map(({ of }) => `${payment.id} ${of}`));
          for (const name of issued.returns.keys()) {
            const isOwn = name.startsWith(`${payment.id} `);
            check(!isOwn || names.has(name), 'an issued paper is gone');
          }
          proven += amount - sumOfCuts(returns);
          const fee = issued.fees.get(payment.id);
          provenFees +=
            fee === undefined ? feeOf(payment, own) : feeOf({ ...payment, feeYen: fee }, returns);
        }
        check(provenFees === fees, 'fees');
        check(proven - provenFees === sold, 'taxed');
        const paid = payments.reduce((sum, { soldYen, feeYen }) => sum + soldYen + feeYen, 0);
        // What was kept as the fee of a change is in the list of what was paid, and was given up before.
        const out =
          givenUp.reduce((sum, { yen, takesBack }) => sum + (takesBack ? -yen : yen), 0) - feesKept;
        check(proven + feesKept === paid - out, 'all');
      }
    }),
    { seed: 8, numRuns: 10_000 },
  );
  expect(steps).toBeGreaterThan(50_000);
  expect(fails).toBeGreaterThan(1_000);
});

it('takes a fee that was paid only where nothing else is left', () => {
  const payments = [
    { id: 'a', at: at(0), soldYen: 21_600, feeYen: 0 },
    { id: 'b', at: at(1), soldYen: 7_200, feeYen: 400 },
  ];
  const cuts = cutsOf(payments, [
    { id: 'first', at: at(2), yen: 25_000 },
    { id: 'second', at: at(3), yen: 4_000 },
  ]);
  expect(cuts.get('a')).toMatchObject([{ of: 'first', yen: 21_600, feeYen: 0 }]);
  expect(cuts.get('b')).toMatchObject([
    { of: 'first', yen: 3_400, feeYen: 0 },
    { of: 'second', yen: 4_000, feeYen: 200 },
  ]);
});

it('takes a fee that comes back, and what came back by hand, from where it was, whatever comes later', () => {
  const payments = [
    { id: 'paid', at: at(0), soldYen: 10_000, feeYen: 0 },
    { id: 'later', at: at(5), soldYen: 2_000, feeYen: 500 },
    { id: 'kept', at: at(1), soldYen: 0, feeYen: 300 },
  ];
  const cuts = cutsOf(payments, [
    { id: 'change', at: at(1), yen: 300 },
    { id: 'cancelled', at: at(4), yen: 3_300, feesBackYen: 300 },
    { id: 'by hand', at: at(3), yen: 1_000, from: 'paid' },
    { id: 'whole', at: at(6), yen: 6_000, from: 'paid' },
  ]);
  expect(cuts.get('kept')).toMatchObject([{ of: 'cancelled', yen: 300, feeYen: 300 }]);
  expect(cuts.get('paid')).toMatchObject([
    { of: 'change', yen: 300, feeYen: 0 },
    { of: 'by hand', yen: 1_000, feeYen: 0 },
    { of: 'cancelled', yen: 3_000, feeYen: 0 },
    { of: 'whole', yen: 5_700, feeYen: 0 },
  ]);
  // More came back of it than was left: the rest is of what the others were for.
  expect(cuts.get('later')).toMatchObject([{ of: 'whole', yen: 300, feeYen: 0 }]);
});

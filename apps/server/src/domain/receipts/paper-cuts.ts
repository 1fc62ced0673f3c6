/** Money that was received, in yen. */
export interface PaidIn {
  id: string;
  /** Since when it is there. */
  at: Date;
  /** What was sold: what is given up later is cut from it. */
  soldYen: number;
  /** A fee that was paid with it, or kept; it is cut only when nothing else is left. */
  feeYen: number;
  /** Nothing but what is given back by hand is cut from it: the fee of a cancellation. */
  isOnlyByHand?: boolean;
}

/** What a cancellation or a change has taken out of what was received: what goes back, and the fee that was kept of it. */
export interface GivenUp {
  id: string;
  at: Date;
  yen: number;
  /** What of it is fees of changes, which come back: they are cut from fees alone. */
  feesBackYen?: number;
  /** Given back by hand: the payment that it came from. */
  from?: string;
}

/** What one of them takes from one payment, in yen; of it, from the fee that was paid. */
export interface PaperCut {
  of: string;
  yen: number;
  feeYen: number;
}

const byTime = <Each extends { at: Date }>(all: readonly Each[]): Each[] =>
  all.toSorted((one, other) => one.at.getTime() - other.at.getTime());

/**
 * From which payment each amount is taken: from the oldest first of those that were there at its time, so that nothing
 * moves when another payment comes later, or another fee is kept. What is given back by hand is taken from its own
 * payment first. A receipt, and what corrects it, are about these amounts; to which card the money goes back is
 * another matter.
 * @param payments and fees that were kept of them, which have papers of their own
 * @returns the cuts of each payment, in the order of what was given up; of the same time those stay as they come
 */
export function cutsOf(
  payments: readonly PaidIn[],
  givenUp: readonly GivenUp[],
): Map<string, PaperCut[]> {
  const ordered = byTime(payments);
  const parts = [
    ...ordered.map(({ soldYen, ...paid }) => ({ ...paid, yen: soldYen, isFee: false })),
    ...ordered.map(({ feeYen, ...paid }) => ({ ...paid, yen: feeYen, isFee: true })),
  ];
  const cuts = new Map<string, PaperCut[]>(payments.map(({ id }) => [id, []]));
  const take = (of: string, yen: number, from: typeof parts) => {
    let missing = yen;
    for (const part of from) {
      const taken = Math.min(missing, part.yen);
      if (taken <= 0) continue;
      missing -= taken;
      part.yen -= taken;
      const own = cuts.get(part.id) ?? [];
      const before = own.find((cut) => cut.of === of);
      if (before) {
        before.yen += taken;
        before.feeYen += part.isFee ? taken : 0;
      } else own.push({ of, yen: taken, feeYen: part.isFee ? taken : 0 });
    }
  };
  for (const { id, at, yen, feesBackYen = 0, from } of byTime(givenUp)) {
    const isThere = (paid: { at: Date }) => paid.at <= at;
    // Of what came later only where nothing else is left: the sum is what was kept in any case.
    const all = [...parts.filter(isThere), ...parts.filter((part) => !isThere(part))];
    const common = all.filter(({ isOnlyByHand }) => !isOnlyByHand);
    const own = all.filter((part) => part.id === from);
    const kept = from === undefined ? [] : all.filter(({ isOnlyByHand }) => isOnlyByHand);
    take(
      id,
      feesBackYen,
      common.filter(({ isFee }) => isFee),
    );
    take(id, yen - feesBackYen, [...own, ...kept, ...common]);
  }
  return cuts;
}

/**
 * The cuts that came after a receipt: they need a paper of their own. Those before are not in its amount.
 * @param countedYen what the receipt's amount was less than the payment
 */
export function cutsAfter(cuts: readonly PaperCut[], countedYen: number): PaperCut[] {
  let counted = countedYen;
  return cuts.flatMap((cut) => {
    const before = Math.min(counted, cut.yen);
    counted -= before;
    const yen = cut.yen - before;
    return yen > 0 ? [{ ...cut, yen, feeYen: Math.min(cut.feeYen, yen) }] : [];
  });
}

export const sumOfCuts = (cuts: readonly PaperCut[]): number =>
  cuts.reduce((sum, { yen }) => sum + yen, 0);

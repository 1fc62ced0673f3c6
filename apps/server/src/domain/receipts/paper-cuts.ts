/** Money that was received, in yen. */
export interface PaidIn {
  id: string;
  /** What was sold: what is given up later is cut from it. */
  soldYen: number;
  /** A fee that was paid with it; it is cut only when nothing else is left. */
  feeYen: number;
}

/** What a cancellation or a change has taken out of what was received: what goes back, and the fee that was kept of it. */
export interface GivenUp {
  id: string;
  yen: number;
  /** What of it is fees of changes, which come back: they are cut from fees alone. */
  feesBackYen?: number;
}

/** What one of them takes from one payment, in yen; of it, from the fee that was paid. */
export interface PaperCut {
  of: string;
  yen: number;
  feeYen: number;
}

/**
 * From which payment each amount is taken: from the oldest first, so that nothing moves when another payment
 * comes later. A receipt, and what corrects it, are about these amounts; to which card the money goes back is
 * another matter.
 * @param payments the oldest first; after them fees that were kept of earlier ones, which have papers of their own
 * @param givenUp in the order in which it happened
 * @returns the cuts of each payment, in that order
 */
export function cutsOf(
  payments: readonly PaidIn[],
  givenUp: readonly GivenUp[],
): Map<string, PaperCut[]> {
  const left = [
    ...payments.map(({ id, soldYen }) => ({ id, yen: soldYen, isFee: false })),
    ...payments.map(({ id, feeYen }) => ({ id, yen: feeYen, isFee: true })),
  ];
  const cuts = new Map<string, PaperCut[]>(payments.map(({ id }) => [id, []]));
  const take = (of: string, yen: number, parts: typeof left) => {
    let missing = yen;
    for (const part of parts) {
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
  const fees = left.filter(({ isFee }) => isFee);
  for (const { id, yen, feesBackYen = 0 } of givenUp) {
    take(id, feesBackYen, fees);
    take(id, yen - feesBackYen, left);
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

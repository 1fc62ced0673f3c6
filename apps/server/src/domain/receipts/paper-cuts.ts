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
  /** What was given back before and has failed: it is received again, from where it was taken. */
  takesBack?: string;
}

/** What one of them takes from one payment, in yen; of it, from the fee that was paid. What takes back is less than 0. */
export interface PaperCut {
  of: string;
  at: Date;
  yen: number;
  feeYen: number;
  takesBack?: string;
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
  const taken = new Map<string, { part: (typeof parts)[number]; yen: number }[]>();
  /** Notes what is taken of a part; less than 0 comes back to it. */
  const cut = (given: GivenUp, part: (typeof parts)[number], yen: number) => {
    const { id: of, at, takesBack } = given;
    part.yen -= yen;
    const own = cuts.get(part.id) ?? [];
    const before = own.find((each) => each.of === of);
    const feeYen = part.isFee ? yen : 0;
    if (before) {
      before.yen += yen;
      before.feeYen += feeYen;
    } else own.push({ of, at, yen, feeYen, ...(takesBack !== undefined && { takesBack }) });
  };
  const take = (given: GivenUp, yen: number, from: typeof parts) => {
    let missing = yen;
    for (const part of from) {
      const some = Math.min(missing, part.yen);
      if (some <= 0) continue;
      missing -= some;
      taken.set(given.id, [...(taken.get(given.id) ?? []), { part, yen: some }]);
      cut(given, part, some);
    }
  };
  /** What was taken last comes back first. */
  const takeBack = (given: GivenUp, of: string) => {
    let missing = given.yen;
    for (const each of (taken.get(of) ?? []).toReversed()) {
      const some = Math.min(missing, each.yen);
      if (some <= 0) continue;
      missing -= some;
      each.yen -= some;
      cut(given, each.part, -some);
    }
  };
  for (const given of byTime(givenUp)) {
    const { yen, feesBackYen = 0, takesBack } = given;
    if (takesBack !== undefined) {
      takeBack(given, takesBack);
      continue;
    }
    const { fees, all } = orderFor(given, parts);
    take(given, feesBackYen, fees);
    take(given, yen - feesBackYen, all);
  }
  return cuts;
}

/** From where something is taken, first to last; fees of changes that come back from fees alone. */
function orderFor<Part extends Omit<PaidIn, 'soldYen' | 'feeYen'> & { isFee: boolean }>(
  { at, from }: GivenUp,
  parts: readonly Part[],
): { fees: Part[]; all: Part[] } {
  const isThere = (paid: { at: Date }) => paid.at <= at;
  // Of what came later only where nothing else is left: the sum is what was kept in any case.
  const all = [...parts.filter(isThere), ...parts.filter((part) => !isThere(part))];
  const common = all.filter(({ isOnlyByHand }) => !isOnlyByHand);
  const own = all.filter((part) => part.id === from);
  const kept = from === undefined ? [] : all.filter(({ isOnlyByHand }) => isOnlyByHand);
  return { fees: common.filter(({ isFee }) => isFee), all: [...own, ...kept, ...common] };
}

/**
 * The cuts that came after a receipt: they need a paper of their own. Those before are not in its amount, nor is what
 * was given back and had failed by then.
 * @param countedYen what the receipt's amount was less than the payment
 * @param issuedAt of the receipt
 */
export function cutsAfter(
  cuts: readonly PaperCut[],
  countedYen: number,
  issuedAt: Date,
): PaperCut[] {
  const isOver = ({ takesBack, at }: PaperCut) => takesBack !== undefined && at <= issuedAt;
  const over = cuts.filter(isOver);
  let counted = countedYen;
  return cuts.flatMap((cut) => {
    if (isOver(cut)) return [];
    if (cut.takesBack !== undefined) return [cut];
    const left = over
      .filter(({ takesBack }) => takesBack === cut.of)
      .reduce((sum, { yen }) => sum + yen, cut.yen);
    const before = Math.min(counted, left);
    counted -= before;
    const yen = left - before;
    return yen > 0 ? [{ ...cut, yen, feeYen: Math.min(cut.feeYen, yen) }] : [];
  });
}

export const sumOfCuts = (cuts: readonly PaperCut[]): number =>
  cuts.reduce((sum, { yen }) => sum + yen, 0);

/** A cabin that was chosen. */
export type NamedCabin = { cabinType: { name: string }; privateUse: boolean };

/** 「コンフォート寝台(貸切)」 */
export const cabinName = ({ cabinType: { name }, privateUse }: NamedCabin): string =>
  `${name}${privateUse ? '(貸切)' : ''}`;

/** 「デラックスツイン 2室、コンフォート寝台(貸切)」: the cabins of a leg, alike on every summary. */
export function cabinsText(cabins: readonly NamedCabin[]): string {
  const names = cabins.map(cabinName);
  return [...new Set(names)]
    .map((name) => {
      const rooms = names.filter((each) => each === name).length;
      return rooms > 1 ? `${name} ${rooms}室` : name;
    })
    .join('、');
}

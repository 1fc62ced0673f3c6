import type { Discount, DiscountRequest, Party } from '@ferry/api/customer';

/** A discount that passengers ask for, by how many: those of the disabled by their class. */
type RequestableDiscount = {
  key: string;
  label: string;
  support: string;
  needsCarer: boolean;
};

/** `dis_student`, `dis_disabled.class1` → how many passengers. */
type DiscountCounts = Record<string, number>;

const classOf = (key: string): 'class1' | 'class2' | null => {
  const [, disabilityClass] = key.split('.');
  return disabilityClass === 'class1' || disabilityClass === 'class2' ? disabilityClass : null;
};

/** What can be asked for on a route. */
export function requestableDiscounts(discounts: readonly Discount[]): RequestableDiscount[] {
  return discounts
    .filter(({ isAutomatic }) => !isAutomatic)
    .flatMap(({ id, name, kind, description }) =>
      kind === 'disabled'
        ? [
            {
              key: `${id}.class1`,
              label: `${name}(第1種)`,
              support: 'ほかに大人がいれば、介護者1名も割引になります。',
              needsCarer: true,
            },
            {
              key: `${id}.class2`,
              label: `${name}(第2種)`,
              support: 'ご本人が割引になります。',
              needsCarer: false,
            },
          ]
        : [{ key: id, label: name, support: description, needsCarer: false }],
    );
}

/** `dis_student:1,dis_disabled.class1:1` as it is in the URL. */
export function readDiscounts(text = ''): DiscountCounts {
  const entries = text
    .split(',')
    .slice(0, 20)
    .map((each) => {
      const [key = '', count = ''] = each.split(':');
      return [key, Number(count)] as const;
    })
    .filter(([key, count]) => /^dis_[\w.-]+$/.test(key) && count >= 1 && count <= 30);
  return Object.fromEntries(entries);
}

/** The inverse of {@link readDiscounts}; undefined where there are none. */
export function writeDiscounts(counts: DiscountCounts): string | undefined {
  const text = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([key, count]) => `${key}:${count}`)
    .join(',');
  return text || undefined;
}

/**
 * Who uses which discount: from the last adult on, then children, so that carers are left among the
 * first adults. More than there are people count as all of them.
 */
export function discountRequests(counts: DiscountCounts, party: Party): DiscountRequest[] {
  const adults = Array.from({ length: party.adults }, (_, index) => index);
  const children = Array.from({ length: party.children }, (_, index) => party.adults + index);
  const free = [...adults.reverse(), ...children];
  const requests: DiscountRequest[] = [];
  for (const [key, count] of Object.entries(counts)) {
    const [discountId = ''] = key.split('.');
    const disabilityClass = classOf(key);
    for (let taken = 0; taken < count; taken += 1) {
      const passenger = free.shift();
      if (passenger === undefined) return requests;
      const carer =
        disabilityClass === 'class1'
          ? (free.findLast((each) => each < party.adults) ?? null)
          : null;
      if (carer !== null) free.splice(free.indexOf(carer), 1);
      requests.push({ passenger, discountId, disabilityClass, carer });
    }
  }
  return requests.sort((one, other) => one.passenger - other.passenger);
}

/** Whether two values that came as JSON say the same; the order of properties does not matter. */
export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(
          Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : each,
  );

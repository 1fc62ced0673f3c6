import { createHash } from 'node:crypto';

/** SHA-256 of JSON content: the same in whatever order its properties come. */
export const contentHash = (content: unknown): Buffer =>
  createHash('sha256').update(textOf(content)).digest();

/** Whether two values that came as JSON say the same; the order of properties does not matter. */
export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

const textOf = (content: unknown): string =>
  JSON.stringify(content, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

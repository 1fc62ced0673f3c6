import { createHash } from 'node:crypto';

/** SHA-256 of JSON content: the same in whatever order its properties come. */
export function contentHash(content: unknown): Buffer {
  const sorted = JSON.stringify(content, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest();
}

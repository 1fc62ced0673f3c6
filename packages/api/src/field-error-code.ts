import type { FieldErrorCode } from './generated/customer/types.gen.ts';

const BY_KEYWORD: Record<string, FieldErrorCode> = {
  required: 'REQUIRED',
  minLength: 'REQUIRED',
  maxLength: 'TOO_LONG',
  pattern: 'INVALID_FORMAT',
  format: 'INVALID_FORMAT',
  type: 'INVALID_FORMAT',
  enum: 'UNKNOWN_VALUE',
  const: 'UNKNOWN_VALUE',
  additionalProperties: 'UNKNOWN_VALUE',
  minimum: 'OUT_OF_RANGE',
  maximum: 'OUT_OF_RANGE',
  minItems: 'OUT_OF_RANGE',
  maxItems: 'OUT_OF_RANGE',
};

/**
 * What the contract says of a value that breaks its schema; server and mock say the same.
 *
 * @param keyword the keyword of JSON Schema that is broken, for example `maxLength`
 * @returns undefined for keywords that only combine others (`anyOf`)
 */
export const fieldErrorCodeOf = (keyword: string): FieldErrorCode | undefined =>
  Object.hasOwn(BY_KEYWORD, keyword) ? BY_KEYWORD[keyword] : undefined;

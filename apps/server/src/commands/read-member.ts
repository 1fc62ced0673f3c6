import * as v from 'valibot';
import type { RegisteredMember } from '../members/register-by-hand.ts';
import { CommandError } from './command.ts';

const text = v.pipe(v.string(), v.maxLength(200));
const optional = v.optional(text, '');

/** The fields of the contract's `MemberInput`, with the address and the consents. */
const MemberFile = v.strictObject({
  email: text,
  familyName: text,
  givenName: text,
  familyNameKana: text,
  givenNameKana: text,
  hasOneName: v.optional(v.boolean(), false),
  birthDate: text,
  sex: v.optional(v.picklist(['male', 'female', 'other', '']), ''),
  phone: text,
  address: v.strictObject({
    postalCode: optional,
    prefecture: text,
    city: text,
    line1: text,
    building: optional,
  }),
  nationality: optional,
  passportNumber: optional,
  news: v.optional(v.boolean(), false),
  consents: v.strictObject({ memberTerms: v.boolean(), privacyPolicy: v.boolean() }),
});

/**
 * @param json what an operator has written about a new member
 * @throws CommandError which names the field, and nothing that is in it
 */
export function readMember(json: string): RegisteredMember {
  const result = v.safeParse(MemberFile, parse(json));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? '(all)';
  throw new CommandError(`the file: ${field} must be ${issue.expected ?? 'something else'}`);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // The parser's own message quotes what is in it.
    throw new CommandError('the file is no JSON');
  }
}

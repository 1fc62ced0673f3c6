import type { Passkey, PasskeyList } from '@ferry/api/external-server';
import { normaliseText } from '@ferry/format/width';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../domain-error.ts';
import { deletePasskeyRow, findPasskeys, renamePasskeyRow, toPasskey } from './passkey-rows.ts';

/** A phone, a tablet and a computer each, with some to spare. */
export const PASSKEY_LIMIT = 10;
const NAME_LENGTH = 30;

interface PasskeyContext {
  db: Kysely<Database>;
  memberId: string;
}

export async function listPasskeys({ db, memberId }: PasskeyContext): Promise<PasskeyList> {
  const rows = await findPasskeys(db, memberId);
  return { passkeys: rows.map(toPasskey), limit: PASSKEY_LIMIT };
}

/**
 * @param of the passkey and the version that the member has seen
 * @throws DomainError `VALIDATION_FAILED`, `VERSION_CONFLICT`, `NOT_FOUND` (also for another member's)
 */
export async function renamePasskey(
  { db, memberId }: PasskeyContext,
  of: { id: string; version: number },
  name: string,
): Promise<Passkey> {
  const renamed = await renamePasskeyRow(db, { ...of, memberId }, checkPasskeyName(name));
  if (renamed) return renamed;
  const isThere = (await findPasskeys(db, memberId)).some(({ id }) => id === of.id);
  throw new DomainError(isThere ? 'VERSION_CONFLICT' : 'NOT_FOUND');
}

/** @throws DomainError `NOT_FOUND`, also for another member's */
export async function deletePasskey({ db, memberId }: PasskeyContext, id: string): Promise<void> {
  if (!(await deletePasskeyRow(db, { id, memberId }))) throw new DomainError('NOT_FOUND');
}

/** @throws DomainError `VALIDATION_FAILED` */
export function checkPasskeyName(text: string): string {
  const name = normaliseText(text);
  const problem = name === '' ? 'REQUIRED' : [...name].length > NAME_LENGTH && 'TOO_LONG';
  if (problem) throw new DomainError('VALIDATION_FAILED', { errors: { name: [problem] } });
  return name;
}

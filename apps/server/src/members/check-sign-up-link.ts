import type { Member, SignUpLink } from '@ferry/api/external-server';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { loginEmailOf } from '../domain/members/log-in.ts';
import { checkLink, type LinkReader, noteOwner } from './check-link.ts';

/**
 * As {@link checkLink}, with what the same browser has typed for a reservation with the same address:
 * nobody types it twice. On another device there is nothing: who owns a mailbox need not be the person
 * who has booked with its address.
 * @throws DomainError as {@link checkLink}
 */
export async function checkSignUpLink(context: LinkReader, token: string): Promise<SignUpLink> {
  const link = await checkLink(context, 'signUp', token);
  await noteOwner(context, link.email);
  return {
    ...link,
    typed: await findTyped(context.db, context.sessionId, loginEmailOf(link.email)),
  };
}

async function findTyped(
  db: Kysely<Database>,
  sessionId: number,
  email: string,
): Promise<Member | null> {
  const row = await db
    .selectFrom('reservation')
    .select(['representative', 'passengers'])
    .where('session_id', '=', sessionId)
    .where('contact_email', '=', email)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { representative: by, passengers } = row;
  // The representative travels along or does not: only a passenger has a birth date and a sex.
  const aboard = passengers.find(
    ({ familyName, givenName }) => familyName === by.familyName && givenName === by.givenName,
  );
  return {
    ...(by.familyName && { familyName: by.familyName }),
    ...(by.givenName && { givenName: by.givenName }),
    ...(by.familyNameKana && { familyNameKana: by.familyNameKana }),
    ...(by.givenNameKana && { givenNameKana: by.givenNameKana }),
    phone: by.phone,
    address: {
      postalCode: by.postalCode,
      prefecture: by.prefecture,
      city: by.city,
      line1: by.line1,
      building: by.building,
    },
    ...(aboard?.birthDate && { birthDate: aboard.birthDate }),
    ...(aboard && { sex: aboard.sex }),
    ...(aboard?.nationality && { nationality: aboard.nationality }),
    ...(aboard?.passportNumber && { passportNumber: aboard.passportNumber }),
  };
}

import type { CustomerInput } from '@ferry/api/customer-server';
import type { Member, SignUpLink } from '@ferry/api/external-server';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { checkMember, isAddressGiven } from '../domain/members/check-member.ts';
import { loginEmailOf } from '../domain/members/log-in.ts';
import { checkLink, type LinkReader, noteOwner } from './check-link.ts';

/**
 * As {@link checkLink}, with what the same browser has typed for a booking with the same address:
 * nobody types it twice. On another device there is nothing: who owns a mailbox need not be the person
 * who has booked with its address.
 * @throws DomainError as {@link checkLink}
 */
export async function checkSignUpLink(context: LinkReader, token: string): Promise<SignUpLink> {
  const link = await checkLink(context, 'signUp', token);
  await noteOwner(context, link.email);
  const { db, sessionId, clock } = context;
  const email = loginEmailOf(link.email);
  const booked = await findBooked(db, sessionId, email);
  return { ...link, typed: booked ?? (await findInForm(db, sessionId, email, clock.now())) };
}

/** The representative of the newest reservation. */
async function findBooked(
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

/** The representative of a form that is not finished yet, as far as it is right. */
async function findInForm(
  db: Kysely<Database>,
  sessionId: number,
  email: string,
  now: Date,
): Promise<Member | null> {
  const rows = await db
    .selectFrom('draft')
    .select('customers')
    .where('session_id', '=', sessionId)
    .where('change_of', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .execute();
  const row = rows.find(({ customers }) => loginEmailOf(customers.representative.email) === email);
  return row ? rightPartOf(row.customers, now) : null;
}

function rightPartOf({ representative: by, passengers }: CustomerInput, now: Date): Member | null {
  const { postalCode, prefecture, city, line1, building } = by;
  const typed = { postalCode, prefecture, city, line1, building };
  const aboard = by.travels ? passengers[0] : undefined;
  const wrong = new Set<string>();
  const { birthDate, sex, phone, address, ...names } = checkMember(
    {
      familyName: by.familyName,
      givenName: by.givenName,
      familyNameKana: by.familyNameKana,
      givenNameKana: by.givenNameKana,
      hasOneName: by.hasOneName ?? false,
      birthDate: aboard?.birthDate ?? '',
      sex: aboard?.sex ?? '',
      phone: by.phone,
      address: typed,
      nationality: '',
      passportNumber: '',
      news: false,
    },
    (field) => wrong.add(field.replace(/\..*/, '')),
    now,
  );
  const name = (field: 'familyName' | 'givenName' | 'familyNameKana' | 'givenNameKana') =>
    !wrong.has(field) && names[field] && { [field]: names[field] };
  return {
    ...name('familyName'),
    ...name('givenName'),
    ...name('familyNameKana'),
    ...name('givenNameKana'),
    ...(birthDate && !wrong.has('birthDate') && { birthDate }),
    ...(sex && { sex }),
    ...(phone && !wrong.has('phone') && { phone }),
    ...(isAddressGiven(typed) && !wrong.has('address') && { address }),
  };
}

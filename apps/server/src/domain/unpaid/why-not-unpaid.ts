import type { RepresentativeInput } from '@ferry/api/customer-server';
import { checkInCutOff, travellersOf } from '@ferry/format/check-in';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import { normalisePhone } from '@ferry/format/phone';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import type { Clock } from '../clock.ts';
import { requireDraft } from '../drafts/drafts.ts';
import { findOfferIfAny } from '../drafts/to-draft.ts';
import { offersOf } from '../trips/find-trip-offer.ts';
import { type UnpaidRefusal, whyNotUnpaid } from './admit-unpaid.ts';
import { mailHashOf } from './mail-hash.ts';
import type { Contact } from './unpaid-rows.ts';

interface Asker {
  db: Kysely<Database>;
  clock: Clock;
  sessionId: number;
  keys: KeyRing;
  /** Keyed hash of the client's address. */
  clientHash: Buffer;
}

/**
 * Why a draft cannot be booked now and paid later, as far as can be said before it is held.
 * @returns null when it can, and when it cannot be held at all: then something else is said
 * @throws DomainError `NOT_FOUND`
 */
export async function whyNotUnpaidOf(asker: Asker, draftId: string): Promise<UnpaidRefusal | null> {
  const { db, clock, clientHash } = asker;
  const draft = await requireDraft(db, asker, draftId);
  const offer = await findOfferIfAny(db, clock, draft);
  const contact = typedContact(asker, draft.customers.representative);
  if (!offer || !contact) return null;
  const { passengers } = draft.customers;
  const { sailing, vehicles } = offer.outbound;
  const party = { vehicles, passengers: travellersOf(passengers, 'outbound') };
  return whyNotUnpaid(db, {
    contact,
    clientHash,
    places: passengers.length,
    demands: offersOf(offer).map(({ stock }) => stock),
    rules: offer.outbound.rules.payments.unpaid,
    ownId: draft.reservation?.id,
    now: clock.now(),
    checkInClosesAt: new Date(checkInCutOff(sailing, party)),
  });
}

/** Whose a draft is by what was typed into it so far; undefined without a mail address. */
export function typedContact(
  { sessionId, keys }: Pick<Asker, 'sessionId' | 'keys'>,
  { phone, email }: Pick<RepresentativeInput, 'phone' | 'email'>,
): Contact | undefined {
  const mail = normaliseEmail(email);
  if (!isEmail(mail)) return undefined;
  return {
    sessionId,
    phone: normalisePhone(phone).replaceAll('-', ''),
    mailHash: mailHashOf(keys, mail),
  };
}

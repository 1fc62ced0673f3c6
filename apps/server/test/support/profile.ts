import type { CompanionInput } from '@ferry/api/external-server';
import { misaki } from './account.ts';
import { ifMatch } from './booking.ts';
import { ME } from './members.ts';
import { CHALLENGES, PASSKEYS } from './passkeys.ts';

export const COMPANIONS = '/external/api/members/me/companions';

/** A child of hanako's, as a form sends them. */
export const hina = (change: Partial<CompanionInput> = {}): CompanionInput => ({
  familyName: '山田',
  givenName: '陽菜',
  familyNameKana: 'やまだ',
  givenNameKana: 'ひな',
  birthDate: '2018-5-20',
  sex: 'female',
  livesAbroad: false,
  city: '汐見市',
  nationality: '',
  passportNumber: '',
  emergencySupport: 'none',
  emergencySupportDetail: '',
  certificate: '',
  disabilityClass: '',
  assistance: [],
  assistanceNote: '',
  sensitiveDataConsent: false,
  ...change,
});

const NO_CREDENTIAL = { id: 'a', clientDataJSON: 'e30', attestationObject: 'oA', transports: [] };

/** Ids of the entries of one profile. */
export interface ProfileIds {
  companion: string;
  passkey: string;
}

/** Ids of no entry. */
export const NOBODYS: ProfileIds = {
  companion: 'cmp_aaaaaaaaaaaaaaaaaaaa',
  passkey: 'pk_aaaaaaaaaaaaaaaaaaaa',
};

/** Requests that reach the handlers of a member's profile. */
export const profileRequests = (on: ProfileIds = NOBODYS) => {
  const companion = `${COMPANIONS}/${on.companion}`;
  const passkey = `${PASSKEYS}/${on.passkey}`;
  return [
    { method: 'GET', url: COMPANIONS },
    { method: 'POST', url: COMPANIONS, payload: hina() },
    { method: 'PUT', url: companion, payload: hina(), headers: ifMatch(1) },
    { method: 'DELETE', url: companion },
    { method: 'PUT', url: ME, payload: misaki(), headers: ifMatch(1) },
    { method: 'GET', url: PASSKEYS },
    { method: 'POST', url: CHALLENGES },
    { method: 'POST', url: PASSKEYS, payload: { name: '端末', credential: NO_CREDENTIAL } },
    { method: 'PUT', url: passkey, payload: { name: '端末' } },
    { method: 'DELETE', url: passkey },
  ] as const;
};

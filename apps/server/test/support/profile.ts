import type { CompanionInput, MemberVehicleInput } from '@ferry/api/external-server';
import { EMAIL_CHANGES, misaki } from './account.ts';
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
export const CARDS = '/external/api/members/me/cards';
export const KEPT_CUSTOMERS = '/external/api/members/me/kept-customers';
export const LOGINS = '/external/api/members/me/logins';
export const SETTINGS = `${ME}/notification-settings`;
export const DATA = `${ME}/data`;
export const VEHICLES = '/external/api/members/me/vehicles';

/** The car of hanako's family, as a form sends it. */
export const familyCar = (change: Partial<MemberVehicleInput> = {}): MemberVehicleInput => ({
  name: 'わが家の車',
  vehicleTypeId: 'veh_car',
  model: 'カローラ',
  length: '４.69m',
  plate: { place: '函館', classNumber: '３００', kana: 'さ', number: '12-34' },
  isLow: false,
  inspectionExpiresOn: '2027-12-15',
  ...change,
});

/** Of what may be switched off, nothing. */
export const NO_MAILS = { inspectionReminders: false, news: false };

/** Ids of the entries of one profile. */
export interface ProfileIds {
  companion: string;
  passkey: string;
  memberVehicle: string;
  login: string;
  card: string;
}

/** Ids of no entry. */
export const NOBODYS: ProfileIds = {
  companion: 'cmp_aaaaaaaaaaaaaaaaaaaa',
  passkey: 'pk_aaaaaaaaaaaaaaaaaaaa',
  memberVehicle: 'mvh_aaaaaaaaaaaaaaaaaaaa',
  login: 'lgn_aaaaaaaaaaaaaaaaaaaa',
  card: 'card_aaaaaaaaaaaaaaaaaaaa',
};

/** Requests that reach the handlers of a member's profile. */
export const profileRequests = (on: ProfileIds = NOBODYS) => {
  const companion = `${COMPANIONS}/${on.companion}`;
  const passkey = `${PASSKEYS}/${on.passkey}`;
  const vehicle = `${VEHICLES}/${on.memberVehicle}`;
  return [
    { method: 'GET', url: COMPANIONS },
    { method: 'POST', url: COMPANIONS, payload: hina() },
    { method: 'PUT', url: companion, payload: hina(), headers: ifMatch(1) },
    { method: 'DELETE', url: companion },
    { method: 'PUT', url: ME, payload: misaki(), headers: ifMatch(1) },
    {
      method: 'POST',
      url: KEPT_CUSTOMERS,
      payload: { draftId: 'drf_aaaaaaaaaaaaaaaaaaaa' },
      headers: ifMatch(1),
    },
    { method: 'DELETE', url: ME },
    { method: 'GET', url: PASSKEYS },
    { method: 'POST', url: CHALLENGES },
    { method: 'POST', url: PASSKEYS, payload: { name: '端末', credential: NO_CREDENTIAL } },
    { method: 'PUT', url: passkey, payload: { name: '端末' }, headers: ifMatch(1) },
    { method: 'DELETE', url: passkey },
    { method: 'GET', url: VEHICLES },
    { method: 'POST', url: VEHICLES, payload: familyCar() },
    { method: 'PUT', url: vehicle, payload: familyCar(), headers: ifMatch(1) },
    { method: 'DELETE', url: vehicle },
    { method: 'GET', url: DATA },
    { method: 'GET', url: SETTINGS },
    { method: 'PUT', url: SETTINGS, payload: NO_MAILS, headers: ifMatch(1) },
    { method: 'GET', url: CARDS },
    { method: 'DELETE', url: `${CARDS}/${on.card}` },
    { method: 'GET', url: EMAIL_CHANGES },
    { method: 'DELETE', url: EMAIL_CHANGES },
    { method: 'GET', url: LOGINS },
    { method: 'DELETE', url: LOGINS },
    { method: 'DELETE', url: `${LOGINS}/${on.login}` },
  ] as const;
};

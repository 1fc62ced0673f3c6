import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { Wallet, WalletTicket } from '../booking/services/wallets.ts';

/** Of the operator's account at Google Wallet. */
interface GoogleWalletSettings {
  /** Of the transit class that the operator has made there: `ISSUER.NAME`. */
  classId: string;
  /** Mail address of the service account. */
  account: string;
  /** Its private key, PEM. */
  key: string;
}

const SAVE = 'https://pay.google.com/gp/v/save/';

/**
 * Google Wallet: a link with a signed transit object in it. Google's links may have 1,800 characters,
 * so the class and the cabin stay out of it.
 * @throws Error when the key is none
 */
export function createGoogleWallet(settings: GoogleWalletSettings): Wallet {
  const key = createPrivateKey(settings.key);
  return {
    kind: 'google',
    passOf: (ticket, now) => ({
      wallet: 'google',
      url: SAVE + signJwt(claimsOf(settings, ticket, now), key),
      file: null,
    }),
  };
}

function claimsOf({ classId, account }: GoogleWalletSettings, ticket: WalletTicket, now: Date) {
  return {
    iss: account,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now.getTime() / 1000),
    payload: { transitObjects: [transitObject(classId, ticket)] },
  };
}

/** https://developers.google.com/wallet/tickets/transit-passes/rest/v1/transitobject */
function transitObject(classId: string, ticket: WalletTicket) {
  const [issuerId] = classId.split('.');
  return {
    id: `${issuerId}.${ticket.ticketId}`,
    classId,
    state: 'ACTIVE',
    tripType: 'ONE_WAY',
    passengerType: ticket.isGroup ? 'MULTIPLE_PASSENGERS' : 'SINGLE_PASSENGER',
    ticketNumber: ticket.shortCode,
    ticketLeg: {
      originName: japanese(ticket.fromPort),
      destinationName: japanese(ticket.toPort),
      departureDateTime: ticket.departureAt,
      arrivalDateTime: ticket.arrivalAt,
      carriage: ticket.vessel,
    },
    barcode: { type: 'QR_CODE', value: ticket.code, alternateText: ticket.shortCode },
    validTimeInterval: { end: { date: ticket.arrivalAt } },
    textModulesData: [{ id: 'checkIn', header: '乗船手続き締切', body: ticket.checkInClosesAt }],
  };
}

const japanese = (value: string) => ({ defaultValue: { language: 'ja', value } });

/** RFC 7519, signed with RS256. */
function signJwt(claims: object, key: KeyObject): string {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

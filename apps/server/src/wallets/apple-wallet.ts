import { createHash, createPrivateKey, X509Certificate } from 'node:crypto';
import type { Wallet, WalletTicket } from '../booking/services/wallets.ts';
import { operator, theme } from '../rules/company.ts';
import { signDetached } from './cms.ts';
import { zipOf } from './zip.ts';

/** Of the operator's account at Apple. */
interface AppleWalletSettings {
  /** Identifier of the type of passes: `pass.example.ferry`. */
  passType: string;
  teamId: string;
  /** Certificate of the type of passes, its private key, and Apple's certificate above it; all PEM. */
  certificate: string;
  key: string;
  authority: string;
  /** PNG that a phone shows beside a notice of the pass. */
  icon: Buffer;
}

/**
 * Apple Wallet: a signed file.
 * @throws Error when a certificate or the key is none
 */
export function createAppleWallet(settings: AppleWalletSettings): Wallet {
  const signer = {
    certificate: new X509Certificate(settings.certificate).raw,
    authority: new X509Certificate(settings.authority).raw,
    key: createPrivateKey(settings.key),
  };
  return {
    kind: 'apple',
    passOf(ticket, now) {
      const files = new Map([
        ['pass.json', Buffer.from(JSON.stringify(passOf(settings, ticket)))],
        ['icon.png', settings.icon],
      ]);
      const hashes = [...files].map(([name, bytes]) => [
        name,
        // The format's own choice.
        createHash('sha1').update(bytes).digest('hex'),
      ]);
      const manifest = Buffer.from(JSON.stringify(Object.fromEntries(hashes)));
      files.set('manifest.json', manifest);
      files.set('signature', signDetached(manifest, signer, now));
      return { wallet: 'apple', url: null, file: zipOf(files).toString('base64') };
    },
  };
}

/** `#0A141E` as the wallet writes it: `rgb(10, 20, 30)`. */
const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** https://developer.apple.com/documentation/walletpasses/pass */
function passOf({ passType, teamId }: AppleWalletSettings, ticket: WalletTicket) {
  const time = { dateStyle: 'PKDateStyleMedium', timeStyle: 'PKDateStyleShort' };
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: teamId,
    serialNumber: ticket.ticketId,
    organizationName: operator.companyName,
    description: `${operator.name} 乗船券`,
    logoText: operator.name,
    foregroundColor: rgbOf(theme.color.onDeep),
    labelColor: rgbOf(theme.color.onDeep),
    backgroundColor: rgbOf(theme.color.groundDeep),
    relevantDate: ticket.departureAt,
    expirationDate: ticket.arrivalAt,
    // A ticket is shared by a link that can be withdrawn.
    sharingProhibited: true,
    boardingPass: {
      transitType: 'PKTransitTypeBoat',
      headerFields: [field('checkIn', '乗船手続き締切', ticket.checkInClosesAt)],
      primaryFields: [
        field('origin', '出港', ticket.fromPort),
        field('destination', '入港', ticket.toPort),
      ],
      secondaryFields: [
        { ...field('departure', '出港', ticket.departureAt), ...time },
        { ...field('arrival', '入港', ticket.arrivalAt), ...time },
      ],
      auxiliaryFields: [
        field('vessel', '船', ticket.vessel),
        ...(ticket.cabin ? [field('cabin', '客室', ticket.cabin)] : []),
      ],
    },
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: ticket.code,
        messageEncoding: 'iso-8859-1',
        altText: ticket.shortCode,
      },
    ],
  };
}

const field = (key: string, label: string, value: string) => ({ key, label, value });

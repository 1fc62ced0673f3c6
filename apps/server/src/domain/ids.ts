import { randomInt } from 'node:crypto';
import {
  RESERVATION_NUMBER_ALPHABET,
  RESERVATION_NUMBER_LENGTH,
} from '@ferry/format/reservation-number';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
// 119 bits: an id cannot be guessed, though a right is asked for as well.
const ID_LENGTH = 20;

/** A new opaque id: `drf_…`, `rsv_…`. */
export function newId(prefix: 'drf' | 'rsv'): string {
  return `${prefix}_${randomText(LETTERS, ID_LENGTH)}`;
}

/** A reservation number that may exist already: the database refuses it then. */
export function newReservationNumber(): string {
  return randomText(RESERVATION_NUMBER_ALPHABET, RESERVATION_NUMBER_LENGTH);
}

function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

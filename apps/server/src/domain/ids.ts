import { randomInt } from 'node:crypto';
import {
  RESERVATION_NUMBER_ALPHABET,
  RESERVATION_NUMBER_LENGTH,
} from '@ferry/format/reservation-number';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
// 119 bits: an id cannot be guessed, though a right is asked for as well.
const ID_LENGTH = 20;
const CUSTOMER_NUMBER_LENGTH = 10;

/**
 * A new opaque id: `drf_…`, `dp_…`, `rsv_…`, `mem_…`, `cmp_…`, `mvh_…`, `lgn_…`, `pk_…`, `pay_…`, `cxl_…`,
 * `rfd_…`, `tsh_…`, `rcp_…`, `chg_…`, `nte_…`, `ntc_…`, `wle_…`, `pre_…`, `whe_…`, `whs_…`.
 */
export function newId(
  prefix:
    | 'drf'
    | 'dp'
    | 'rsv'
    | 'mem'
    | 'cmp'
    | 'mvh'
    | 'lgn'
    | 'pk'
    | 'pay'
    | 'card'
    | 'cxl'
    | 'rfd'
    | 'tsh'
    | 'rcp'
    | 'chg'
    | 'nte'
    | 'ntc'
    | 'wle'
    | 'pln'
    | 'pre'
    | 'whe'
    | 'whs',
): string {
  return `${prefix}_${randomText(LETTERS, ID_LENGTH)}`;
}

/** A reservation number that may exist already: the database refuses it then. */
export function newReservationNumber(): string {
  return randomText(RESERVATION_NUMBER_ALPHABET, RESERVATION_NUMBER_LENGTH);
}

/** A customer number that may exist already: the database refuses it then. */
export function newCustomerNumber(): string {
  return randomText('0123456789', CUSTOMER_NUMBER_LENGTH);
}

/** The random lot of a place, by which the draw of the line orders it. */
export const newLot = (): string => randomText(LETTERS, ID_LENGTH);

function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

import { formatPhone, isPhone, normalisePhone } from '@ferry/format/phone';

/**
 * A port's phone number in the contract's form: as its operator or feed writes it where that is
 * digits and hyphens (they know where the area code ends), else tidied; null where there is none.
 */
export function portPhone(written: string): string | null {
  if (/^\+?[0-9-]{7,20}$/.test(written)) return written;
  const phone = normalisePhone(written);
  return isPhone(phone) ? formatPhone(phone) : null;
}

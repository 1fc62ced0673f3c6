import { fullName } from '@ferry/format/full-name';
import { findMember } from '../domain/members/find-member.ts';
import type { LoginDevice } from '../domain/members/log-in.ts';
import { deviceOf } from '../domain/sessions/device.ts';
import { newDeviceMail } from '../mail/account-mails.ts';
import { enqueueMail } from '../mail/outbox.ts';

/**
 * The device of a login; a mail to the member names a new one.
 * @param userAgent what the browser says of itself
 */
export function loginDeviceOf(userAgent: string | undefined, at: Date): LoginDevice {
  const words = deviceOf(userAgent);
  return {
    words,
    onNew: async (tx, memberId) => {
      const member = await findMember(tx, memberId);
      if (!member?.email) throw new Error('A member has an address');
      const name = fullName(member);
      await enqueueMail(tx, newDeviceMail(member.email, { name, device: words, at }), at);
    },
  };
}

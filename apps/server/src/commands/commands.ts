import { jstInstant } from '../domain/instant.ts';
import { listAudits } from '../members/audit.ts';
import { AFFECTED_COMMANDS } from './affected-commands.ts';
import { BOOKING_COMMANDS } from './booking-commands.ts';
import { CANCEL_BOOKING } from './cancel-booking.ts';
import type { Command } from './command.ts';
import { DIFFERING_COMMANDS } from './differing-commands.ts';
import { DOCUMENT_COMMANDS } from './document-commands.ts';
import { KEY_COMMANDS } from './key-commands.ts';
import { MEMBER_COMMANDS } from './member-commands.ts';
import { NOTE_BOOKING } from './note-booking.ts';
import { NOTICE_COMMANDS } from './notice-commands.ts';
import { PASSENGER_COMMANDS } from './passenger-commands.ts';
import { PAYMENT_COMMANDS } from './payment-commands.ts';
import { PRE_ORDER_COMMANDS } from './pre-order-commands.ts';
import { QUEUE_COMMANDS } from './queue-commands.ts';
import { REFUND_COMMANDS } from './refund-commands.ts';
import { SAILING_COMMANDS } from './sailing-commands.ts';
import { STATUS_COMMAND } from './status-command.ts';
import { TICKET_COMMANDS } from './ticket-commands.ts';
import { VOUCHER_COMMANDS } from './voucher-commands.ts';
import { WAITLIST_COMMANDS } from './waitlist-commands.ts';
import { WEBHOOK_COMMANDS } from './webhook-commands.ts';

/** Rows of one list. */
const AUDIT_LIMIT = 100;

const AUDIT: Command = {
  name: 'audit list',
  parameters: [],
  does: `what was done by hand, when and by whom; the last ${AUDIT_LIMIT}`,
  async run({ tx }) {
    const rows = await listAudits(tx, AUDIT_LIMIT);
    const lines = rows.map(({ done_at, actor, command, member_id, details }) =>
      [jstInstant(done_at), actor, command, member_id ?? '-', details].join('\t').trimEnd(),
    );
    return { lines: lines.length > 0 ? lines : ['nothing was done'] };
  },
};

/** Every command that there is; another one is a line here. */
export const COMMANDS: readonly Command[] = [
  STATUS_COMMAND,
  ...DOCUMENT_COMMANDS,
  ...SAILING_COMMANDS,
  ...DIFFERING_COMMANDS,
  ...NOTICE_COMMANDS,
  ...PASSENGER_COMMANDS,
  ...AFFECTED_COMMANDS,
  ...BOOKING_COMMANDS,
  CANCEL_BOOKING,
  NOTE_BOOKING,
  ...WAITLIST_COMMANDS,
  ...PRE_ORDER_COMMANDS,
  ...QUEUE_COMMANDS,
  ...MEMBER_COMMANDS,
  ...TICKET_COMMANDS,
  ...VOUCHER_COMMANDS,
  ...PAYMENT_COMMANDS,
  ...REFUND_COMMANDS,
  ...WEBHOOK_COMMANDS,
  ...KEY_COMMANDS,
  AUDIT,
];

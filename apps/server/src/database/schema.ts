import type { BookingTables } from './booking-tables.ts';
import type { CancellationTables } from './cancellation-tables.ts';
import type { ChangeTables } from './change-tables.ts';
import type { MailTables } from './mail-tables.ts';
import type { MemberTables } from './member-tables.ts';
import type { OperatorTables } from './operator-tables.ts';
import type { PassengerLinkTables } from './passenger-link-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { PreOrderTables } from './pre-order-tables.ts';
import type { PushTables } from './push-tables.ts';
import type { QueueTables } from './queue-tables.ts';
import type { ReceiptTables } from './receipt-tables.ts';
import type { TicketTables } from './ticket-tables.ts';
import type { WaitlistTables } from './waitlist-tables.ts';
import type { WebhookTables } from './webhook-tables.ts';

/** Every table of the database. Each area declares its own tables in its own file. */
export interface Database
  extends OperatorTables,
    BookingTables,
    MemberTables,
    PaymentTables,
    CancellationTables,
    ChangeTables,
    TicketTables,
    PassengerLinkTables,
    ReceiptTables,
    PushTables,
    WaitlistTables,
    PreOrderTables,
    WebhookTables,
    QueueTables,
    MailTables {}

import type { Migration } from 'kysely/migration';
import * as m0001 from './0001-operator-and-stock.ts';
import * as m0002 from './0002-sessions-and-bookings.ts';
import * as m0003 from './0003-changed-holds.ts';
import * as m0004 from './0004-rules-as-data.ts';
import * as m0005 from './0005-passenger-lists.ts';
import * as m0006 from './0006-members.ts';
import * as m0007 from './0007-vehicles-and-rooms.ts';
import * as m0008 from './0008-legs.ts';
import * as m0009 from './0009-payments.ts';
import * as m0010 from './0010-mail.ts';
import * as m0011 from './0011-content-hashes.ts';
import * as m0012 from './0012-live-holds.ts';
import * as m0013 from './0013-sealed-mails.ts';
import * as m0014 from './0014-event-tries.ts';
import * as m0015 from './0015-ended-sessions.ts';
import * as m0016 from './0016-sandbox-states.ts';
import * as m0017 from './0017-sandbox-refunds.ts';
import * as m0018 from './0018-unpaid-places.ts';
import * as m0019 from './0019-reservations-by-mail.ts';
import * as m0020 from './0020-consents.ts';
import * as m0021 from './0021-one-word-for-a-city.ts';
import * as m0022 from './0022-null-for-none.ts';
import * as m0023 from './0023-confirmed-mailboxes.ts';
import * as m0024 from './0024-unknown-readings.ts';
import * as m0025 from './0025-ids-of-draft-payments.ts';
import * as m0026 from './0026-refund-accounts.ts';
import * as m0027 from './0027-readings-of-routes.ts';
import * as m0028 from './0028-member-links.ts';
import * as m0029 from './0029-companions.ts';
import * as m0030 from './0030-prices-of-cabins.ts';
import * as m0031 from './0031-stored-responses.ts';
import * as m0032 from './0032-member-profile.ts';
import * as m0033 from './0033-email-changes.ts';
import * as m0034 from './0034-passkeys.ts';
import * as m0035 from './0035-member-vehicles.ts';
import * as m0036 from './0036-devices-of-logins.ts';
import * as m0037 from './0037-agreed-versions.ts';
import * as m0038 from './0038-ports-of-call.ts';
import * as m0039 from './0039-versions-of-passkeys.ts';
import * as m0040 from './0040-notification-settings.ts';
import * as m0041 from './0041-operator-audit.ts';
import * as m0042 from './0042-stored-cards.ts';
import * as m0043 from './0043-account-ends.ts';
import * as m0044 from './0044-people-of-grants.ts';
import * as m0045 from './0045-times-of-consents.ts';
import * as m0046 from './0046-removed-records.ts';
import * as m0047 from './0047-notices-handed-over.ts';
import * as m0050 from './0050-tickets.ts';
import * as m0057 from './0057-sales-as-sold.ts';
import * as m0058 from './0058-receipts.ts';
import * as m0059 from './0059-actors-of-history.ts';
import * as m0060 from './0060-cancellations.ts';
import * as m0061 from './0061-sold-at-payment.ts';
import * as m0062 from './0062-refunds-that-stop.ts';
import * as m0063 from './0063-occasions-of-boarding-mails.ts';
import * as m0064 from './0064-sessions-of-ticket-shares.ts';
import * as m0065 from './0065-captured-at-the-sandbox.ts';
import * as m0066 from './0066-ways-to-ports.ts';
import * as m0068 from './0068-refunds-to-accounts.ts';
import * as m0071 from './0071-paying-later.ts';
import * as m0074 from './0074-refused-refunds.ts';
import * as m0080 from './0080-cards-agreed-to.ts';
import * as m0081 from './0081-reasons-of-cancellations.ts';
import * as m0082 from './0082-until-when-accounts.ts';
import * as m0093 from './0093-partner-tickets.ts';
import * as m0094 from './0094-changes.ts';
import * as m0095 from './0095-money-of-changes.ts';
import * as m0096 from './0096-places-of-changes.ts';
import * as m0097 from './0097-partner-purchases.ts';
import * as m0098 from './0098-vouchers.ts';
import * as m0099 from './0099-kinds-of-purchases.ts';
import * as m0100 from './0100-partner-keys.ts';
import * as m0101 from './0101-tickets-of-changes.ts';
import * as m0102 from './0102-consents-to-inform-partners.ts';
import * as m0103 from './0103-rebooking.ts';
import * as m0104 from './0104-places-of-holds.ts';
import * as m0105 from './0105-failed-confirmations.ts';
import * as m0106 from './0106-earlier-members.ts';
import * as m0107 from './0107-delays-to-choose-by.ts';
import * as m0108 from './0108-waiting-contacts.ts';
import * as m0109 from './0109-numbers-replaced-twice.ts';
import * as m0110 from './0110-own-mailboxes.ts';
import * as m0111 from './0111-days-of-returns.ts';
import * as m0112 from './0112-decisions-about-sailings.ts';
import * as m0113 from './0113-fees-that-come-back.ts';
import * as m0114 from './0114-who-was-told.ts';
import * as m0115 from './0115-waived-fees.ts';
import * as m0116 from './0116-certificates.ts';
import * as m0117 from './0117-ended-sources.ts';
import * as m0121 from './0121-legs-ended-before-changes.ts';
import * as m0122 from './0122-push-subscriptions.ts';
import * as m0123 from './0123-mails-by-booking.ts';
import * as m0126 from './0126-booking-notes.ts';
import * as m0127 from './0127-differing-sailings.ts';
import * as m0128 from './0128-notices-of-the-office.ts';
import * as m0129 from './0129-what-waits.ts';
import * as m0130 from './0130-fares-of-a-printed-table.ts';
import * as m0131 from './0131-late-customers.ts';
import * as m0132 from './0132-waitlist.ts';
import * as m0133 from './0133-sailings-off-sale.ts';
import * as m0134 from './0134-sale-reminders.ts';
import * as m0135 from './0135-pre-orders.ts';
import * as m0136 from './0136-passenger-links.ts';
import * as m0137 from './0137-wallet-payments.ts';
import * as m0138 from './0138-webhooks.ts';
import * as m0139 from './0139-sales-queue.ts';

/** All migrations by name. They run in the order of their names and never change once published. */
export const migrations: Record<string, Migration> = {
  '0001-operator-and-stock': m0001,
  '0002-sessions-and-bookings': m0002,
  '0003-changed-holds': m0003,
  '0004-rules-as-data': m0004,
  '0005-passenger-lists': m0005,
  '0006-members': m0006,
  '0007-vehicles-and-rooms': m0007,
  '0008-legs': m0008,
  '0009-payments': m0009,
  '0010-mail': m0010,
  '0011-content-hashes': m0011,
  '0012-live-holds': m0012,
  '0013-sealed-mails': m0013,
  '0014-event-tries': m0014,
  '0015-ended-sessions': m0015,
  '0016-sandbox-states': m0016,
  '0017-sandbox-refunds': m0017,
  '0018-unpaid-places': m0018,
  '0019-reservations-by-mail': m0019,
  '0020-consents': m0020,
  '0021-one-word-for-a-city': m0021,
  '0022-null-for-none': m0022,
  '0023-confirmed-mailboxes': m0023,
  '0024-unknown-readings': m0024,
  '0025-ids-of-draft-payments': m0025,
  '0026-refund-accounts': m0026,
  '0027-readings-of-routes': m0027,
  '0028-member-links': m0028,
  '0029-companions': m0029,
  '0030-prices-of-cabins': m0030,
  '0031-stored-responses': m0031,
  '0032-member-profile': m0032,
  '0033-email-changes': m0033,
  '0034-passkeys': m0034,
  '0035-member-vehicles': m0035,
  '0036-devices-of-logins': m0036,
  '0037-agreed-versions': m0037,
  '0038-ports-of-call': m0038,
  '0039-versions-of-passkeys': m0039,
  '0040-notification-settings': m0040,
  '0041-operator-audit': m0041,
  '0042-stored-cards': m0042,
  '0043-account-ends': m0043,
  '0044-people-of-grants': m0044,
  '0045-times-of-consents': m0045,
  '0046-removed-records': m0046,
  '0047-notices-handed-over': m0047,
  '0050-tickets': m0050,
  '0057-sales-as-sold': m0057,
  '0058-receipts': m0058,
  '0059-actors-of-history': m0059,
  '0060-cancellations': m0060,
  '0061-sold-at-payment': m0061,
  '0062-refunds-that-stop': m0062,
  '0063-occasions-of-boarding-mails': m0063,
  '0064-sessions-of-ticket-shares': m0064,
  '0065-captured-at-the-sandbox': m0065,
  '0066-ways-to-ports': m0066,
  '0068-refunds-to-accounts': m0068,
  '0071-paying-later': m0071,
  '0074-refused-refunds': m0074,
  '0080-cards-agreed-to': m0080,
  '0081-reasons-of-cancellations': m0081,
  '0082-until-when-accounts': m0082,
  '0093-partner-tickets': m0093,
  '0094-changes': m0094,
  '0095-money-of-changes': m0095,
  '0096-places-of-changes': m0096,
  '0097-partner-purchases': m0097,
  '0098-vouchers': m0098,
  '0099-kinds-of-purchases': m0099,
  '0100-partner-keys': m0100,
  '0101-tickets-of-changes': m0101,
  '0102-consents-to-inform-partners': m0102,
  '0103-rebooking': m0103,
  '0104-places-of-holds': m0104,
  '0105-failed-confirmations': m0105,
  '0106-earlier-members': m0106,
  '0107-delays-to-choose-by': m0107,
  '0108-waiting-contacts': m0108,
  '0109-numbers-replaced-twice': m0109,
  '0110-own-mailboxes': m0110,
  '0111-days-of-returns': m0111,
  '0112-decisions-about-sailings': m0112,
  '0113-fees-that-come-back': m0113,
  '0114-who-was-told': m0114,
  '0115-waived-fees': m0115,
  '0116-certificates': m0116,
  '0117-ended-sources': m0117,
  '0121-legs-ended-before-changes': m0121,
  '0122-push-subscriptions': m0122,
  '0123-mails-by-booking': m0123,
  '0126-booking-notes': m0126,
  '0127-differing-sailings': m0127,
  '0128-notices-of-the-office': m0128,
  '0129-what-waits': m0129,
  '0130-fares-of-a-printed-table': m0130,
  '0131-late-customers': m0131,
  '0132-waitlist': m0132,
  '0133-sailings-off-sale': m0133,
  '0134-sale-reminders': m0134,
  '0135-pre-orders': m0135,
  '0136-passenger-links': m0136,
  '0137-wallet-payments': m0137,
  '0138-webhooks': m0138,
  '0139-sales-queue': m0139,
};

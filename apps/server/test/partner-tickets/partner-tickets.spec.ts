import { useTestServer, useVisitor } from '../support/use-server.ts';
import { partnerKeysSuite } from './partner-keys.suite.ts';
import { partnerTicketsSuite } from './partner-tickets.suite.ts';
import { purchaseSuite } from './purchase.suite.ts';
import { quotaSuite } from './quota.suite.ts';
import { refundSuite } from './refund.suite.ts';
import { ticketSearchSuite } from './ticket-search.suite.ts';
import { vouchersSuite } from './vouchers.suite.ts';

const server = useTestServer();
const visitor = useVisitor(server);
partnerTicketsSuite(server, visitor);
ticketSearchSuite(visitor);
purchaseSuite(server, visitor);
quotaSuite(server, visitor);
refundSuite(server, visitor);
partnerKeysSuite(server, visitor);
vouchersSuite(server, visitor);

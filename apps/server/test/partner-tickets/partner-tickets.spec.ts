import { useTestServer, useVisitor } from '../support/use-server.ts';
import { partnerTicketsSuite } from './partner-tickets.suite.ts';

const server = useTestServer();
partnerTicketsSuite(server, useVisitor(server));

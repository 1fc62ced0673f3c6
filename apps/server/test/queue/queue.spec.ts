import { useTestServer } from '../support/use-server.ts';
import { queueSuite } from './queue.suite.ts';
import { queueTurnsSuite } from './queue-turns.suite.ts';

const server = useTestServer({ trustProxy: ['loopback'] });
queueSuite(server);
queueTurnsSuite(server);

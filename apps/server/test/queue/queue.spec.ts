import { useTestServer } from '../support/use-server.ts';
import { queueSuite } from './queue.suite.ts';

queueSuite(useTestServer({ trustProxy: ['loopback'] }));

import { useTestServer } from '../support/use-server.ts';
import { gateSuite } from './gate.suite.ts';

// The embedded database.

const server = useTestServer();
gateSuite(() => server);

import { useTestServer } from '../support/use-server.ts';
import { documentCommandsSuite } from './document-commands.suite.ts';

documentCommandsSuite(useTestServer());

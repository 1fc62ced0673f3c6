import { useTestServer } from '../support/use-server.ts';
import { sailingCommandsSuite } from './sailing-commands.suite.ts';

sailingCommandsSuite(useTestServer());

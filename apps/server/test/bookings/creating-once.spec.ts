import { useTestServer, useVisitor } from '../support/use-server.ts';
import { creatingOnceSuite } from './creating-once.suite.ts';

const server = useTestServer();
creatingOnceSuite(server, useVisitor(server));

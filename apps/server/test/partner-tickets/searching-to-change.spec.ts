import { useTestServer, useVisitor } from '../support/use-server.ts';
import { searchingToChangeSuite } from './searching-to-change.suite.ts';

const server = useTestServer();
searchingToChangeSuite(server, useVisitor(server));

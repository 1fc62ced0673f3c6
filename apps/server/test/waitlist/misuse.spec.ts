import { describe } from 'vitest';
import { useTestServer } from '../support/use-server.ts';
import { misuseSuite } from './misuse.suite.ts';

const server = useTestServer();
describe('misuse', () => misuseSuite(server));

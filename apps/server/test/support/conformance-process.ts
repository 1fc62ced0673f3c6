// The server as a process of its own for the conformance command: the demonstration in memory with its
// members and keys, and the limits that a run is about. Started by `fork`: its message has its address and
// the data of a team. It ends with its parent.
import { defaultLimits } from '../../src/domain/rate-limits/client-limits.ts';
import { createPortKey } from '../../src/domain/tickets/port-keys.ts';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import { startTestServer, wideLimits } from './api.ts';
import { credentials } from './members.ts';
import { newPartnerKey } from './partner-keys.ts';

const { failedLookUps, failedLogins } = defaultLimits;
const server = await startTestServer({
  limits: { failedLookUps, failedLogins, partnerCalls: wideLimits.draftWrites },
  trustProxy: ['loopback'],
});
await loadDemoMembers(server.db, server.clock);
const { key: portKey } = await createPortKey(server.db, '汐見港', server.clock.now());
const data = { member: credentials('hanako'), partnerKey: await newPartnerKey(server), portKey };
const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
process.on('disconnect', () => process.exit());
process.send?.({ origin, data });

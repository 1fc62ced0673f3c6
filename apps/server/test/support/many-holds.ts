// As many living holds from one address as the customers of a whole run of the browser have, who leave
// some of them: imported before a server starts (`node --import`).
import { defaultLimits } from '../../src/domain/rate-limits/client-limits.ts';

Object.assign(defaultLimits, { liveHoldsOfAddress: 1_000 });

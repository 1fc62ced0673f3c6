// As many living holds, and mails, from one address as the customers of a whole run of the browser have, who
// leave some of the holds: imported before a server starts (`node --import`).
import { defaultLimits } from '../../src/domain/rate-limits/client-limits.ts';

const mailsOfAddress = { ...defaultLimits.mailsOfAddress, hits: 1_000 };
Object.assign(defaultLimits, { liveHoldsOfAddress: 1_000, mailsOfAddress });

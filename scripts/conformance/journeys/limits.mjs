/** What may not be tried without end: looking bookings up, logging in. Last, because it locks. */
import { randomBytes } from 'node:crypto';
import { Visitor } from '../visitor.mjs';

/** Most attempts before a server has to refuse: the contract's. */
const ATTEMPTS = 30;

/** @param {import('../run.mjs').Run} run */
export async function reachLimits(run) {
  const nobody = `nobody-${randomBytes(4).toString('hex')}@example.jp`;
  const attempts = {
    createGuestSession: { reservationNumber: '2Z9Y8X7W', contactKind: 'email', contact: nobody },
    login: { email: nobody, password: randomBytes(12).toString('hex') },
  };
  for (const [id, body] of Object.entries(attempts)) {
    if (!run.isOffered(run.operation(id)) || !run.isRequested(run.operation(id))) continue;
    const visitor = await Visitor.arrive(run);
    let done = await visitor.call(id, { body });
    for (let count = 1; count < ATTEMPTS && done.status !== 429; count += 1) {
      done = await visitor.call(id, { body });
    }
    run.hold('limit-reached', done.status === 429, done, `429 within ${ATTEMPTS} attempts`);
  }
}

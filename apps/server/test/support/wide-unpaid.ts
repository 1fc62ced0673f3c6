// The demonstration without limits to what is held, or booked unpaid, for tests and measurements that are not
// about them: imported before the operator's document is loaded, also by a process of its own
// (`node --import`).
import rules from '../../src/operator/demo/rules.json' with { type: 'json' };

const PLENTY = { reservations: 100_000, places: 1_000_000 };

Object.assign(rules.payments.unpaid, {
  ofContact: PLENTY,
  withoutConfirmation: PLENTY,
  unconfirmedPercentOfPool: 100,
  unconfirmedOfAddress: { places: 1_000_000, hours: 24 },
});
Object.assign(rules.holds, { places: { ofAddress: 1_000_000, ofContact: 1_000_000 } });

// The demonstration with tickets that are shown 80 days ahead, also before the payment at the
// port: for journeys that book days ahead. Imported before the operator's document is loaded
// (`node --import`).
import rules from '../../src/operator/demo/rules.json' with { type: 'json' };

Object.assign(rules, { tickets: { opensHoursBefore: 1920, beforePaymentAtPort: true } });

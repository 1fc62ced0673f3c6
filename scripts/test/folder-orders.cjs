/**
 * The folders of the server and of the site's ground from the bottom up, in four lists, and the rules that
 * keep their order: a part of .dependency-cruiser.cjs. A new folder gets its place in its list.
 */

/** What tests are made of may import upwards: it is in no product. */
const SUPPORT = '\\.(spec|test|fixture)\\.tsx?$';

/** The server's folders from the ground up. */
const SERVER = [
  'rules',
  'keys',
  'database',
  'domain',
  'pdf',
  'mail',
  'push',
  'webhooks',
  'booking',
  'members',
  'payments',
  'wallets',
  'operator',
  'commands',
  'jobs',
  'http',
];

/** The folders of its domain; files beside them (clock, ids …) are below all of them. */
const DOMAIN = [
  'calendar',
  'rate-limits',
  'addresses',
  'people',
  'availability',
  'fares',
  'inventory',
  'partner-tickets',
  'webhooks',
  'service',
  'push',
  'sessions',
  'idempotency',
  'queue',
  'members',
  'sailings',
  'payments',
  'reservations',
  'tickets',
  'certificates',
  'vouchers',
  'receipts',
  'trips',
  'cancellations',
  'changes',
  'drafts',
  'guest-sessions',
  'routes',
  'search',
  'fare-calendar',
  'unpaid',
  'waitlist',
  'pre-orders',
  'sale-reminders',
  'passenger-links',
];

/** The rooms of its use cases over more than one aggregate. */
const BOOKING = [
  'services',
  'confirming',
  'holding',
  'reservations',
  'due',
  'changed',
  'transfers',
  'paying',
  'cancelling',
  'late',
  'receipts',
  'drafts',
  'changing',
  'waitlist',
  'pre-orders',
  'sale-reminders',
  'passenger-links',
];

/** What every page, the session and the shell of the site may use: it builds on the texts alone. */
const GROUND = ['kept-tickets', 'page', 'forms', 'trips'];

/**
 * One rule for each folder: it imports itself and what is named before it, so no two folders import
 * each other, directly or by way of a third. (dependency-cruiser's own `scope: 'folder'` would find
 * circles too, but takes a folder for a part of each folder above it, and tests for products.) The
 * last rule finds a folder that has no place in the list.
 *
 * @param {{ name: string, comment: string, base: string, folders: string[], below?: string[] }} order
 *   `below`: what all may import as well
 */
const downwards = ({ name, comment, base, folders, below = [] }) => {
  const rule = { name, comment, severity: 'error' };
  const pathNot = [SUPPORT];
  const known = `^${base}(${folders.join('|')})/`;
  return [
    ...folders.map((folder, index) => ({
      ...rule,
      from: { path: `^${base}${folder}/`, pathNot },
      to: {
        path: `^${base}`,
        pathNot: [`^${base}(${folders.slice(0, index + 1).join('|')})/`, ...below],
      },
    })),
    {
      ...rule,
      from: { path: `^${base}[^/]+/`, pathNot: [known, ...pathNot] },
      to: { path: `^${base}` },
    },
  ];
};

module.exports = { SUPPORT, SERVER, DOMAIN, BOOKING, GROUND, downwards };

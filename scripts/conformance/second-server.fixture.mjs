/**
 * A server of another team, written from the contract alone: ports, routes and sailings of one crossing, and
 * the words of what else it has. It takes no bookings, and its list of features says so.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

const DAYS = 60;
const MS_OF_DAY = 86_400_000;
const JST_MS = 9 * 3_600_000;
const HAS = ['listFeatures', 'listPorts', 'listRoutes', 'searchSailings'];

const PORTS = [
  { id: 'port_kita', name: '北港', nameKana: 'きたこう' },
  { id: 'port_minami', name: '南港', nameKana: 'みなみこう' },
].map((port) => ({ ...port, address: '', directions: '', phone: null }));
const ROUTE = {
  id: 'route_main',
  name: '北港〜南港',
  nameKana: null,
  sections: [section('port_kita', 'port_minami'), section('port_minami', 'port_kita')],
  checkInClosesMinutesBefore: { foot: 30, vehicle: 60 },
  webClosesMinutesBefore: { foot: 60, vehicle: 180 },
  transferMinutes: 0,
  passengerAges: { adultFrom: 12, child: { from: 6, to: 12 }, infant: { from: 1, to: 6 } },
  vehicleTypes: [],
  discounts: [],
  meals: [],
  petStays: [],
};

function section(fromPortId, toPortId) {
  return { fromPortId, toPortId, durationMinutes: 90 };
}

const dayOf = (ms) => new Date(ms + JST_MS).toISOString().slice(0, 10);
const today = () => dayOf(Date.now());
const lastDay = () => dayOf(Date.now() + DAYS * MS_OF_DAY);

const isDay = (text) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) === text;
const isWhole = (most) => (text) =>
  /^-?\d+$/.test(text) && Number(text) >= 0 && Number(text) <= most;
const isId = (prefix, most) => (text) =>
  new RegExp(`^${prefix}_[0-9A-Za-z_-]{1,${most}}$`).test(text);
const VEHICLE = 'veh_[0-9A-Za-z_-]{1,60}(:[0-9]{0,4}){0,3}';

/** What may be asked of each path: a test of each parameter, and which must be there. */
const QUERIES = {
  '/customer-api/features': {},
  '/customer-api/ports': {},
  '/customer-api/routes': {},
  '/customer-api/sailings': {
    fromPortId: isId('port', 60),
    toPortId: isId('port', 60),
    date: isDaySafe,
    adults: isWhole(30),
    children: isWhole(30),
    infants: isWhole(30),
    babies: isWhole(30),
    pets: isWhole(30),
    vehicles: (text) => new RegExp(`^(${VEHICLE}(,${VEHICLE}){0,29})?$`).test(text),
    outboundSailingId: isId('sail', 100),
    partnerTicketId: isId('pt', 60),
    changeOf: (text) => /^rsv_[0-9A-Za-z]{12,40}$/.test(text),
  },
};
const REQUIRED = { '/customer-api/sailings': ['fromPortId', 'toPortId', 'date', 'adults'] };

function isDaySafe(text) {
  return !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && isDay(text);
}

/** An error as the contract has it. */
const refuse = (status, code, more = {}) => ({
  status,
  body: { message: code, code, requestId: `req_${randomBytes(8).toString('hex')}`, ...more },
});

function respondTo(method, url, isHonest) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const tests = QUERIES[pathname];
  if (method !== 'GET' || !tests) return refuse(404, 'NOT_FOUND');
  const given = [...searchParams];
  const wrong = given.filter(([name, value]) => !tests[name]?.(value)).map(([name]) => name);
  const missing = (REQUIRED[pathname] ?? []).filter((name) => !searchParams.has(name));
  if (wrong.length > 0 || missing.length > 0) {
    if (!REQUIRED[pathname]) return refuse(400, 'MALFORMED_REQUEST');
    const errors = Object.fromEntries([
      ...wrong.filter((name) => /^\w{1,60}$/.test(name)).map((name) => [name, ['INVALID_FORMAT']]),
      ...missing.map((name) => [name, ['REQUIRED']]),
    ]);
    return refuse(422, 'VALIDATION_FAILED', { errors });
  }
  return OPERATIONS[pathname](Object.fromEntries(given), isHonest);
}

const OPERATIONS = {
  '/customer-api/features': (_, isHonest) => ({
    status: 200,
    headers: { 'cache-control': 'public, max-age=60' },
    body: { features: [], operations: isHonest ? HAS : null },
  }),
  '/customer-api/ports': () => ({ status: 200, body: { ports: PORTS } }),
  '/customer-api/routes': () => ({
    status: 200,
    body: { routes: [ROUTE], today: today(), bookableUntil: lastDay(), maxPartySize: 9 },
  }),
  '/customer-api/sailings': search,
};

const isSold = (date) => date >= today() && date <= lastDay();

function search({ fromPortId, toPortId, date, adults }) {
  const [fromPort, toPort] = [fromPortId, toPortId].map((id) => {
    const port = PORTS.find((each) => each.id === id);
    return port && { id: port.id, name: port.name, nameKana: port.nameKana };
  });
  if (!fromPort || !toPort) return refuse(404, 'NOT_FOUND');
  if (fromPort === toPort || fromPortId === toPortId) {
    return refuse(422, 'VALIDATION_FAILED', { errors: { toPortId: ['NOT_AVAILABLE'] } });
  }
  if (Number(adults) === 0) return refuse(422, 'NO_ADULT');
  const offers = isSold(date)
    ? ['09:00', '15:00'].map((time) => offerOf(date, time, fromPort, toPort))
    : [];
  return {
    status: 200,
    body: {
      date,
      fromPort,
      toPort,
      sailingOffers: offers,
      nearbyDates: [],
      returnDiscount: null,
      serverTime: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    },
  };
}

const atJst = (ms) => new Date(ms + JST_MS).toISOString().slice(0, 19).concat('+09:00');

function offerOf(date, time, fromPort, toPort) {
  const leaves = Date.parse(`${date}T${time}:00+09:00`);
  const minutes = (count) => count * 60_000;
  const arrives = leaves + minutes(90);
  return {
    sailing: {
      id: `sail_${date}-${time.slice(0, 2)}-${fromPort.id.slice(5)}`,
      routeId: ROUTE.id,
      routeName: ROUTE.name,
      vessel: { id: 'ves_one', name: 'いちばん丸', nameKana: null },
      fromPort,
      toPort,
      date,
      departureAt: atJst(leaves),
      arrivalAt: atJst(arrives),
      departureTime: time,
      arrivalTime: atJst(arrives).slice(11, 16),
      durationMinutes: 90,
      calls: [],
      checkInClosesAt: atJst(leaves - minutes(30)),
      vehicleCheckInClosesAt: atJst(leaves - minutes(60)),
    },
    availability: 'webClosed',
    ticketDay: null,
    farePeriod: 'A',
    salesOpenAt: atJst(leaves - DAYS * MS_OF_DAY),
    salesCloseAt: atJst(leaves - minutes(60)),
    vehicleSalesCloseAt: atJst(leaves - minutes(180)),
    lowestTotalYen: null,
    deck: null,
    petRoomAvailability: null,
    waitlistUntil: null,
    cabinOffers: [],
  };
}

/**
 * @param {{ isHonest?: boolean }} how whether it says which operations it has
 * @returns {Promise<{ origin: string, paths: string[], close: () => void }>} its address, and what it
 *   has been asked for
 */
export async function startSecondServer({ isHonest = true } = {}) {
  const paths = [];
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    paths.push(`${method} ${url.split('?')[0]}`);
    request.resume();
    const { status, body, headers } = respondTo(method, url, isHonest);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(JSON.stringify(body));
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    paths,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

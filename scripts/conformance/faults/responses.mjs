/** Faults of what responses say. */
import { inBody, inHeaders } from './change.mjs';

const READ = ['getDraft', 'getReservation'];

/** @type {import('./proxy.mjs').Fault[]} */
export const responseFaults = [
  {
    name: 'a property is missing',
    only: ['timetable'],
    part: 'requests',
    rules: ['body-fits'],
    ...inBody(['listPorts'], (body) => {
      for (const port of body.ports) delete port.name;
    }),
  },
  {
    name: 'null where there is always something',
    only: ['service'],
    part: 'requests',
    rules: ['body-fits'],
    ...inBody(['listNotices'], (body) =>
      Object.fromEntries(Object.keys(body).map((name) => [name, null])),
    ),
  },
  {
    name: 'a property too many',
    rules: ['body-fits'],
    ...inBody(['getReservation'], (body) => ({ ...body, internalNote: '' })),
  },
  {
    name: 'an instant without its offset',
    rules: ['body-fits'],
    ...inBody(['getDraft'], (body) => {
      body.serverTime = body.serverTime.slice(0, 19);
    }),
  },
  {
    name: 'money as a text',
    rules: ['body-fits'],
    ...inBody(['createFareQuote'], (body) => {
      body.totalYen = String(body.totalYen);
    }),
  },
  {
    name: 'a word that the contract does not have',
    rules: ['body-fits'],
    ...inBody(['searchSailings'], (body) => {
      for (const offer of body.sailingOffers) offer.availability = 'plenty';
    }),
  },
  {
    name: 'JSON with another type',
    only: ['timetable'],
    part: 'requests',
    rules: ['media-type'],
    ...inHeaders(['listRoutes'], (headers) => {
      headers['content-type'] = 'text/json';
    }),
  },
  {
    name: 'a draft without ETag',
    rules: ['header-fits'],
    ...inHeaders(['getDraft'], (headers) => {
      delete headers.etag;
    }),
  },
  {
    name: 'an ETag of the bytes',
    rules: ['etag-is-version'],
    ...inHeaders(READ, (headers) => {
      headers.etag = '"987654"';
    }),
  },
  {
    name: 'what was created has the address of the list',
    rules: ['location-of-created'],
    ...inHeaders(['holdReservation'], (headers) => {
      headers.location = '/customer-api/reservations';
    }),
  },
  {
    name: 'nothing says how long the list of features may be kept',
    only: ['timetable'],
    part: 'requests',
    rules: ['header-fits'],
    ...inHeaders(['listFeatures'], (headers) => {
      headers['cache-control'] = 'private';
    }),
  },
  {
    name: 'a line costs a yen more than the total says',
    rules: ['amounts-add-up'],
    ...inBody(['createFareQuote'], (body) => {
      body.lines[0].amountYen += 1;
    }),
  },
  {
    name: 'what was written is not what is read',
    rules: ['read-as-written'],
    ...inBody(['getDraft'], (body) => {
      for (const passenger of body.customers.passengers) passenger.city = '';
    }),
  },
  {
    name: 'what was added is not in the list',
    rules: ['read-as-written'],
    ...inBody(['listCompanions'], (body) => {
      for (const list of Object.values(body).filter(Array.isArray)) list.pop();
    }),
  },
];

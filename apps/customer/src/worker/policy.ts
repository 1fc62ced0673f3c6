import { SHARED_TICKETS } from '../kept-tickets/kept-tickets-database.ts';

/** Caches of ours begin with this; others at the origin are not touched. */
export const CACHE_PREFIX = 'ferry-files-';

/** What the worker does with a request: nothing at all, a file of the build, or a page. */
type Treatment = 'leave' | 'file' | 'page';

/** The little of a request that decides. */
export type Asked = { method: string; mode: string; destination: string; url: string };

/**
 * How a request is treated. Calls of the API lie outside `scope` and are left alone, and so is
 * everything that could change something: the worker never sees an answer with a customer's data.
 *
 * @param request what is asked for
 * @param scope absolute URL of the worker's scope, with its slash at the end
 */
export function treatmentOf(request: Asked, scope: string): Treatment {
  const { method, mode, destination, url } = request;
  if (method !== 'GET' || !url.startsWith(scope)) return 'leave';
  // A frame (a payment page in it, for one) is not a page of ours to replace.
  if (mode === 'navigate') return destination === 'document' ? 'page' : 'leave';
  return url.startsWith(`${scope}assets/`) ? 'file' : 'leave';
}

/**
 * The reservation whose tickets an address shows, or those that others have sent: a page that opens without a server
 * when they are kept on the device.
 *
 * @param url what is asked for
 * @param scope absolute URL of the worker's scope, with its slash at the end
 */
export const ticketsOf = (url: string, scope: string): string | undefined =>
  /^ticket\/?(?:[?#]|$)/.test(url.slice(scope.length))
    ? SHARED_TICKETS
    : /^reservation-detail\/(rsv_\w+)\/tickets\/?(?:[?#]|$)/.exec(url.slice(scope.length))?.[1];

/** Whether an answer says that nobody is behind the balancer, instead of being the page. */
export const isAway = (status: number): boolean => status >= 502 && status <= 504;

/**
 * Caches that are no longer needed. The version before this one stays: a page that was opened with
 * it and is still in use finds its chunks there, although the server has only the new ones.
 *
 * @param names all caches of the origin, in the order in which they were made
 * @param current the cache of this version
 */
export function outdatedCaches(names: readonly string[], current: string): string[] {
  const earlier = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== current);
  return earlier.slice(0, -1);
}

/** Whether this answer for the worker's own script says that there shall be no worker any more. */
export const isGone = (status: number): boolean => status === 404 || status === 410;

/** What became of a sailing, as the server has sent it. */
export type PushedNews = {
  title: string;
  body: string;
  /** Of the sailing: a later notification takes the place of an earlier one. */
  tag: string;
  /** Of what was decided. */
  eventId: string;
  /** Page that it leads to, below the scope. */
  path: string;
};

// A browser shows something of its own, in its words, where we show nothing.
const UNREADABLE: PushedNews = {
  title: '運航のお知らせ',
  body: 'ご予約の便の運航状況をご確認ください。',
  tag: 'news',
  eventId: '',
  path: 'reservation-search',
};

/**
 * What to show of a message.
 *
 * @param data what came, decrypted by the browser; anything
 */
export function newsOf(data: unknown): PushedNews {
  const given = Object(data) as Record<string, unknown>;
  const { title, body, tag, eventId, reservationId } = given;
  const isText = [title, body, tag, eventId].every((each) => typeof each === 'string' && each);
  if (!isText || typeof reservationId !== 'string' || !/^rsv_\w+$/.test(reservationId)) {
    return UNREADABLE;
  }
  const path = `reservation-detail/${reservationId}`;
  const texts = { title, body, tag, eventId } as Omit<PushedNews, 'path'>;
  return { ...texts, path };
}

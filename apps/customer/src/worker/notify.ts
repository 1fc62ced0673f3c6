import { newsOf, type PushedNews } from './policy.ts';

/** What a notification of ours keeps. */
type Kept = Pick<PushedNews, 'eventId' | 'path'>;

type Shown = { data?: Partial<Kept> | null; close: () => void };
/** Of a page of ours that is open. */
type Tab = { url: string; focus: () => Promise<unknown> };

/** The little of a worker that it takes. */
export type Notifier = {
  registration: {
    scope: string;
    getNotifications: (filter: { tag: string }) => Promise<readonly Shown[]>;
    showNotification: (title: string, options: object) => Promise<void>;
  };
  clients: {
    matchAll: (filter: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Tab[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
};

/** Shows what has come; a message that comes twice makes no second sound. */
export async function notify({ registration }: Notifier, data: unknown): Promise<void> {
  const { title, body, tag, eventId, path } = newsOf(data);
  const shown = await registration.getNotifications({ tag });
  const isAgain = shown.some(({ data: kept }) => kept?.eventId === eventId);
  const kept: Kept = { eventId, path };
  await registration.showNotification(title, {
    body,
    tag,
    lang: 'ja',
    icon: `${registration.scope}icon-192.png`,
    renotify: !isAgain,
    data: kept,
  });
}

/** Leads to the booking: to the tab that shows it, or to a new one. Other pages stay as they are. */
export async function openNews(
  { registration: { scope }, clients }: Notifier,
  notification: Shown,
): Promise<void> {
  notification.close();
  const url = scope + (notification.data?.path ?? '');
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find((tab) => tab.url.replace(/\/?(?:[?#].*)?$/, '') === url);
  await (open ? open.focus() : clients.openWindow(url));
}

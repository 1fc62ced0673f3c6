import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Notifier, notify, openNews } from './notify.ts';

const scope = 'https://ferry.example/customer/';
const message = {
  title: '欠航のお知らせ',
  body: '8月2日(月) 6:40 汐見港発 凪浦港行きの便は、欠航になりました。',
  reservationId: 'rsv_3fK9xQ2mLw8Z',
  tag: 'a1b2',
  eventId: '7',
};
const detail = `${scope}reservation-detail/rsv_3fK9xQ2mLw8Z`;

/** Notifications that the device shows, by their tag. */
const shown = new Map<string, { title: string; options: Record<string, unknown> }>();
const opened: string[] = [];
const focused: string[] = [];
let tabs: string[] = [];
const device: Notifier = {
  registration: {
    scope,
    getNotifications: async ({ tag }) => {
      const found = shown.get(tag);
      return found ? [{ data: found.options.data as object, close: () => undefined }] : [];
    },
    showNotification: async (title, options: { tag?: string }) => {
      shown.set(options.tag ?? '', { title, options: options as Record<string, unknown> });
    },
  },
  clients: {
    matchAll: async () => tabs.map((url) => ({ url, focus: async () => void focused.push(url) })),
    openWindow: async (url) => void opened.push(url),
  },
};

beforeEach(() => {
  shown.clear();
  opened.splice(0);
  focused.splice(0);
  tabs = [];
});

describe('通知', () => {
  test('便について届いたことを、日本語で、便ごとに一つ示す', async () => {
    await notify(device, message);
    expect([...shown.values()]).toEqual([
      {
        title: message.title,
        options: {
          body: message.body,
          tag: 'a1b2',
          lang: 'ja',
          icon: `${scope}icon-192.png`,
          renotify: true,
          data: { eventId: '7', path: 'reservation-detail/rsv_3fK9xQ2mLw8Z' },
        },
      },
    ]);
  });

  test('同じものがもう一度届いても鳴らさず、別の決定は鳴らす', async () => {
    await notify(device, message);
    await notify(device, message);
    expect(shown.get('a1b2')?.options.renotify).toBe(false);
    await notify(device, { ...message, eventId: '8', title: '予定どおり運航します' });
    expect(shown.get('a1b2')?.options.renotify).toBe(true);
    expect(shown.size).toBe(1);
  });

  test.each([
    ['何も', undefined],
    ['文字だけ', '欠航'],
    ['足りないもの', { title: '欠航' }],
    ['ほかの行き先', { ...message, reservationId: '../../evil' }],
  ])('%sが届けば、運航状況を確かめるように言う', async (_, data) => {
    await notify(device, data);
    expect([...shown.values()]).toMatchObject([
      { title: '運航のお知らせ', options: { data: { path: 'reservation-search' } } },
    ]);
  });
});

describe('通知を押すと', () => {
  const press = async () => {
    await notify(device, message);
    const close = vi.fn();
    await openNews(device, { data: shown.get('a1b2')?.options.data as object, close });
    expect(close).toHaveBeenCalledOnce();
  };

  test('予約の詳細が開いているタブへ戻る', async () => {
    tabs = [scope, `${detail}/tickets`, `${detail}?from=mail#contact`];
    await press();
    expect([focused, opened]).toEqual([[`${detail}?from=mail#contact`], []]);
  });

  test('開いていなければ、入力中のほかのタブはそのままに、新しく開く', async () => {
    tabs = [`${scope}reservation/customer-input`];
    await press();
    expect([focused, opened]).toEqual([[], [detail]]);
  });
});

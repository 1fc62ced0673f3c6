import type { WalletSheet } from '@ferry/api/customer';
import type { SheetMethod } from '@ferry/format/wallet-methods';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { operator } from '../../../../copy/operator.ts';
import { readSheetMessage, type SheetAnswer, type SheetMessage } from './wallet-messages.ts';

/** A page that has not answered by then has no wallets: methods that come later would move what is being pressed. */
const ABLE_WITHIN_MS = 3_000;
/** Longer than a page needs to load; the sheet itself has no limit: its customer may take their time. */
const READY_WITHIN_MS = 15_000;

type Asked = { method: SheetMethod; amountYen: number };

/** The methods that each page has named for this device: the next step need not wait for them again. */
const answered = new Map<string, readonly SheetMethod[]>();

/** The methods that the device has, by its page; undefined until the page has answered. */
function useAbility(page: WalletSheet | null) {
  const [able, setAble] = useState(page ? answered.get(page.url) : []);
  const isAsking = page !== null && able === undefined;
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setAble((now) => now ?? []), ABLE_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
  const tell = (methods: readonly SheetMethod[]) => {
    if (page) answered.set(page.url, methods);
    setAble((now) => now ?? methods);
  };
  return { able, tell };
}

/** Takes the messages of these frames; others, and those of another origin, do not count. */
function useSheetMessages(
  origin: string,
  frames: readonly RefObject<HTMLIFrameElement | null>[],
  take: (message: SheetMessage, frame: HTMLIFrameElement) => void,
) {
  const receive = useEffectEvent((event: MessageEvent) => {
    const frame = frames.find(({ current }) => current?.contentWindow === event.source)?.current;
    if (event.origin !== origin || !frame || event.source === null) return;
    const message = readSheetMessage(event.data);
    if (message) take(message, frame);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
}

/**
 * Talks to the provider's page that opens the sheets of Apple Pay and Google Pay. It is loaded out of sight: it says
 * what this device has, and opens a sheet only when it is asked, with the last confirmation. Only messages of its
 * frames and of its origin count.
 *
 * @param page its origin is empty for our own; null where there is none
 */
export function useWalletSheet(page: WalletSheet | null) {
  const [hidden, shown] = [useRef<HTMLIFrameElement>(null), useRef<HTMLIFrameElement>(null)];
  const asked = useRef<Asked & { answer: (answer: SheetAnswer) => void }>(undefined);
  const kept = useRef<{ asked: string; token: string }>(undefined);
  const isReady = useRef(false);
  const [open, setOpen] = useState<SheetMethod>();
  const [height, setHeight] = useState(360);
  const { able, tell } = useAbility(page);
  const origin = page?.origin || window.location.origin;

  const send = (frame: HTMLIFrameElement | null, message: object) =>
    frame?.contentWindow?.postMessage(message, origin);
  const sendOpen = (frame: HTMLIFrameElement | null) => {
    if (!asked.current) return;
    const { answer: _, ...what } = asked.current;
    send(frame, { type: 'open', ...what, label: operator.name, isShown: frame === shown.current });
  };
  useSheetMessages(origin, [hidden, shown], (message, frame) => {
    if (message.type === 'ready') {
      isReady.current = true;
      tell(message.methods);
      // The script of the frame did not listen before: the request is sent again.
      sendOpen(frame);
    } else if (message.type === 'show') setOpen(asked.current?.method);
    else if (message.type === 'height') setHeight(message.height);
    else asked.current?.answer(message);
  });

  /**
   * Opens the sheet, from the press itself: a browser opens it for nothing else. A token whose request had no answer is
   * given again, so that the next press is the same request and charges nobody twice.
   */
  const ask = (what: Asked): Promise<SheetAnswer> => {
    const text = JSON.stringify(what);
    const token = kept.current?.asked === text && kept.current.token;
    if (token) return Promise.resolve({ type: 'token', token });
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        if (!isReady.current) asked.current?.answer({ type: 'failed' });
      }, READY_WITHIN_MS);
      asked.current = {
        ...what,
        answer: (answer) => {
          clearTimeout(timer);
          asked.current = undefined;
          setOpen(undefined);
          if (answer.type === 'token') kept.current = { asked: text, token: answer.token };
          resolve(answer);
        },
      };
      if (isReady.current) sendOpen(hidden.current);
    });
  };

  return {
    page,
    frames: { hidden, shown },
    /** Methods that this device has; undefined until it is known. */
    able,
    /** The method whose sheet is in the page, inside of ours. */
    open,
    height,
    ask,
    close: () => asked.current?.answer({ type: 'closed' }),
    /** Says how the payment ended; without an answer the token stays good for the same request. */
    end: ({ isPaid, isKnown }: { isPaid: boolean; isKnown: boolean }) => {
      if (isKnown) kept.current = undefined;
      send(hidden.current, { type: 'end', isPaid });
    },
  };
}

export type WalletSheetState = ReturnType<typeof useWalletSheet>;

import type { HostedFields, Representative } from '@ferry/api/customer';
import { fullName } from '@ferry/format/full-name';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Id of the provider's frame: the target of links in the summary of errors. */
export const CARD_FIELDS_ID = 'card-fields';

/** The card's fields, in the order of the hosted page. */
const fields = ['number', 'expiry', 'securityCode'] as const;
type CardField = (typeof fields)[number];

type HostedMessage =
  | HostedAnswer
  | { type: 'ready' }
  | { type: 'enter' }
  | { type: 'height'; height: number };

/** What the hosted page says. Card data are never in it. */
export type HostedAnswer =
  | { type: 'token'; token: string }
  | { type: 'invalid'; messages: { field: CardField; message: string }[] }
  | { type: 'failed' };

const TOKEN = /^[0-9A-Za-z_-]{8,200}$/;
/** Longer than any provider needs for a token. */
const ANSWER_WITHIN_MS = 20_000;
const MOST_PX = 4_000;

/** A message of the hosted page, as far as it is one; everything else is undefined. */
export function readHostedMessage(data: unknown): HostedMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Record<string, unknown>;
  if (message.source !== 'payment-fields') return undefined;
  switch (message.type) {
    case 'ready':
    case 'enter':
      return { type: message.type };
    case 'failed':
      return { type: 'failed' };
    case 'height': {
      const height = Math.ceil(Number(message.height));
      return height > 0 && height <= MOST_PX ? { type: 'height', height } : undefined;
    }
    case 'token':
      return typeof message.token === 'string' && TOKEN.test(message.token)
        ? { type: 'token', token: message.token }
        : undefined;
    case 'invalid':
      return { type: 'invalid', messages: messagesOf(message.messages) };
    default:
      return undefined;
  }
}

function messagesOf(messages: unknown): { field: CardField; message: string }[] {
  const given = (messages ?? {}) as Record<string, unknown>;
  return fields.flatMap((field) => {
    const message = given[field];
    return typeof message === 'string' && message !== '' ? [{ field, message }] : [];
  });
}

/** Who pays, for the card company's authentication (3-D Secure). */
interface Billing {
  name: string;
  email: string;
}

type Payer = Pick<Representative, 'familyName' | 'givenName' | 'email'>;

/** The representative pays. */
export const billingOf = (representative: Payer): Billing => ({
  name: fullName(representative),
  email: representative.email,
});

/**
 * Talks to the provider's page in an iframe: only messages of that very frame and of its origin
 * count, and what is sent to it is meant for its origin alone.
 *
 * @param page its origin is empty for our own; null where there is none
 * @param billing who pays; goes to the page along with the wish for a token
 * @param onEnter Enter was pressed in one of the fields
 */
export function useHostedFields(page: HostedFields | null, billing: Billing, onEnter: () => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<(answer: HostedAnswer) => void>(undefined);
  const [isReady, setIsReady] = useState(false);
  const [height, setHeight] = useState(360);
  const pageOrigin = page?.origin || window.location.origin;

  const ask = () =>
    frame.current?.contentWindow?.postMessage({ type: 'submit', billing }, pageOrigin);
  const receive = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== pageOrigin || event.source !== frame.current?.contentWindow) return;
    const message = readHostedMessage(event.data);
    if (message?.type === 'ready') {
      setIsReady(true);
      // Its fields can be typed in before its script listens: what was asked for then was not heard.
      if (waiting.current) ask();
    } else if (message?.type === 'height') setHeight(message.height);
    else if (message?.type === 'enter') onEnter();
    else if (message) waiting.current?.(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);

  /** Asks for a token of what is typed, as soon as the page can hear it. */
  const submit = (): Promise<HostedAnswer> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => waiting.current?.({ type: 'failed' }), ANSWER_WITHIN_MS);
      waiting.current = (answer) => {
        clearTimeout(timer);
        waiting.current = undefined;
        resolve(answer);
      };
      if (isReady) ask();
    });

  return { frame, isReady, height, submit };
}

export type HostedFieldsState = ReturnType<typeof useHostedFields>;

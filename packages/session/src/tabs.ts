import type { Leaving } from './access.ts';

/** What one tab tells the others. */
type TabMessage =
  | { kind: 'loggedIn' }
  | { kind: 'left'; leaving: Extract<Leaving, 'expired' | 'loggedOut'> };

/** A channel to the other tabs of this browser; it never delivers to the sender. */
export type ChannelPort = {
  post: (message: TabMessage) => void;
  listen: (listener: (message: unknown) => void) => void;
};

/** The message, if it is one of ours: an older or newer release may be open in another tab. */
export function readMessage(message: unknown): TabMessage | undefined {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return undefined;
  if (message.kind === 'loggedIn') return { kind: 'loggedIn' };
  if (message.kind !== 'left' || !('leaving' in message)) return undefined;
  const { leaving } = message;
  return leaving === 'expired' || leaving === 'loggedOut' ? { kind: 'left', leaving } : undefined;
}

/** The browser's channel of this name; silent where the browser has none. */
export function openChannel(name: string): ChannelPort {
  if (typeof BroadcastChannel === 'undefined') {
    return { post: () => undefined, listen: () => undefined };
  }
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  };
}

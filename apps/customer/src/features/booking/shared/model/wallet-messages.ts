import { opensSheet, type SheetMethod } from '@ferry/format/wallet-methods';

/** The end of a wallet's sheet. Nothing of its owner is in it: name, address and mail are not asked for. */
export type SheetAnswer =
  | { type: 'token'; token: string }
  | { type: 'closed' }
  | { type: 'failed' };

export type SheetMessage =
  | SheetAnswer
  | { type: 'ready'; methods: SheetMethod[] }
  /** The page renders its sheet itself, and has to be seen. */
  | { type: 'show' }
  | { type: 'height'; height: number };

const TOKEN = /^[0-9A-Za-z_-]{8,200}$/;
const MOST_PX = 4_000;

/** A message of the provider's page, as far as it is one; everything else is undefined. */
export function readSheetMessage(data: unknown): SheetMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Record<string, unknown>;
  if (message.source !== 'wallet-sheet') return undefined;
  switch (message.type) {
    case 'ready':
      return { type: 'ready', methods: methodsOf(message.methods) };
    case 'show':
    case 'closed':
    case 'failed':
      return { type: message.type };
    case 'height': {
      const height = Math.ceil(Number(message.height));
      return height > 0 && height <= MOST_PX ? { type: 'height', height } : undefined;
    }
    case 'token':
      return typeof message.token === 'string' && TOKEN.test(message.token)
        ? { type: 'token', token: message.token }
        : undefined;
    default:
      return undefined;
  }
}

const methodsOf = (methods: unknown): SheetMethod[] =>
  Array.isArray(methods)
    ? methods.filter((each): each is SheetMethod => typeof each === 'string' && opensSheet(each))
    : [];

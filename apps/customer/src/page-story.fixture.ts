// Pages in Storybook: the whole app, opened at an address, on the contract's named examples.
import type { ExampleNames } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { type ExampleResponse, exampleResponses } from '@ferry/api/unknown-values';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { createElement, type FC } from 'react';
import { waitFor } from 'storybook/test';
import { App } from './App.tsx';
import {
  type KeptRecord,
  removeDatabase,
  writeRecord,
} from './kept-tickets/kept-tickets-database.ts';
import { forgetMember } from './page/forget-member.ts';
import { keepLinkToken, leaveEntries } from './page/link-token.ts';
import { createAppRouter } from './router.tsx';
import { setTurn } from './shell/turn/turn-state.ts';

type Responses = { [Id in keyof ExampleNames]?: ExampleNames[Id] | 'pending' };

/** What a story of a page says. */
export type PageArgs = {
  /** Address below /customer/, with its query. */
  path: string;
  /** Seen when the page is what the story is named after. */
  shows: string;
  /**
   * Buttons, choices, options of a list, or what unfolds a part, each pressed once it is there: the
   * story shows what follows.
   */
  presses?: string | readonly string[];
  /** Opened by a link with a token, which the page has taken out of its address. */
  hasLink?: boolean;
  /** Is kept on this device before the page is opened. */
  kept?: KeptRecord;
  /** The page of a member: the contract's example of one is logged in. */
  isMember?: boolean;
  /**
   * The example that an operation responds with; defaults to its first of a success. `pending`: no
   * response comes.
   */
  responses?: Responses;
  /** Others once the last of `presses` is pressed. */
  responsesAfter?: Responses;
  /** The provider's page says that this device has Apple Pay and Google Pay. */
  hasWallets?: boolean;
  /** Every Japanese text of the examples is twice as long: names of ports, vessels and people. */
  isLong?: boolean;
};

/** Where the browser keeps that a member has logged in. */
export const LOGIN_MARKER = 'auth._logged_in.customer';

export type PageStory = StoryObj<FC<PageArgs>>;

/** Calls of the contract; everything else (modules, styles) is Storybook's own. */
const ofContract = /^\/(?:customer-api|external|sanctum)\//;
const ownFetch = globalThis.fetch;

/** What has a form of its own, and is no longer itself when it is longer. */
const FORMED: readonly string[] = ['prefecture', 'plate'];

/** An example with its Japanese texts written twice. */
function lengthen(value: unknown): unknown {
  if (typeof value === 'string') return /[ぁ-んァ-ヶ一-龠々]/.test(value) ? value + value : value;
  if (Array.isArray(value)) return value.map(lengthen);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, FORMED.includes(key) ? part : lengthen(part)]),
  );
}

/** Another answer of the same form: other names, amounts and times. */
function alter(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') {
    return /[ぁ-んァ-ヶ一-龠々]/.test(value)
      ? `新${value}`
      : value.replace(/T(\d)(\d)(?=:)/, (_, ten, one) => `T${ten}${(Number(one) + 1) % 4}`);
  }
  if (Array.isArray(value)) return value.map(alter);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, FORMED.includes(key) ? part : alter(part)]),
  );
}

/** Everything that the page shown has been answered becomes another answer: what it says changes in place. */
export function alterAnswers(): void {
  for (const query of shownClient?.getQueryCache().getAll() ?? []) {
    if (query.state.data !== undefined) query.setData(alter(query.state.data));
  }
}

/** The drafts of the examples. The tab keeps what it knows of a draft: each story has one of its own. */
const DRAFT = /drf_(?:7hT2kPq9VxYz|8kW3nQ5tXz2M|9cV4nQ7rTz2B)/g;
let opened = 0;
let shownClient: QueryClient | undefined;
const ofThisStory = (text: string) => text.replaceAll(DRAFT, `drf_story${opened}`);

/** What a story has answered a question: asked again, it answers the same. */
type Answered = Map<string, ExampleResponse>;

/**
 * Responds to the contract's calls with its examples. One page at a time: there are no docs pages.
 */
function respondWith({ responses = {}, isLong = false }: PageArgs, answered: Answered): void {
  const isChosen = ({ operationId, status, name }: ExampleResponse) => {
    const chosen = responses[operationId as keyof ExampleNames];
    return chosen === undefined ? status < 300 : chosen === name || chosen === 'pending';
  };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!ofContract.test(pathname)) return ownFetch(input, init);
    const asked = request.method === 'POST' ? `${pathname} ${await request.text()}` : '';
    const example =
      answered.get(asked) ??
      exampleResponses.find(
        (each) => each.method === request.method && each.path.test(pathname) && isChosen(each),
      );
    if (example && asked) answered.set(asked, example);
    if (!example) return new Response(null, { status: 204 });
    if (responses[example.operationId as keyof ExampleNames] === 'pending') {
      return new Promise<never>(() => {});
    }
    const body = JSON.stringify(isLong ? lengthen(example.value) : example.value);
    const headers = { 'content-type': 'application/json' };
    return new Response(ofThisStory(body), { status: example.status, headers });
  };
}

const LINK_TOKEN = 'Rt5nW2kX8sQv1LbZ4mYc7HdPg3Jf6TaE';

/** A page that asks for nothing, from which a page that stays pending is opened. */
const QUIET_PAGE = '/customer/errors/sorry';

/** The app at the address, loaded; what is pending has the frame around it, as in the app. */
async function openPage(args: PageArgs) {
  const { path, responses, kept, hasLink = false, isMember = false } = args;
  opened += 1;
  // A tab of its own: what another story has left unsaved would keep this one from leaving its page.
  forgetMember();
  setTurn(undefined);
  const [page = ''] = path.split('?');
  if (hasLink) keepLinkToken(page, LINK_TOKEN);
  else leaveEntries(page);
  // Of the story before as well.
  await removeDatabase();
  if (kept) await writeRecord(kept);
  const answered: Answered = new Map();
  respondWith(args, answered);
  if (isMember) window.localStorage.setItem(LOGIN_MARKER, 'story');
  else window.localStorage.removeItem(LOGIN_MARKER);
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=story';
  const queryClient = createQueryClient();
  shownClient = queryClient;
  const address = ofThisStory(`/customer/${path}`);
  const isPending = Object.values(responses ?? {}).includes('pending');
  const history = createMemoryHistory({ initialEntries: [isPending ? QUIET_PAGE : address] });
  const router = createAppRouter(queryClient, { history, scrollRestoration: false });
  router.options.defaultPendingMs = 0;
  router.options.context.tab.connect({ router, queryClient });
  await router.load();
  return { router, queryClient, answered, goTo: isPending ? address : undefined };
}

type Loaded = Awaited<ReturnType<typeof openPage>>;

/** Buttons before the labels of choices: a label may have the words of a button in it. */
const findPressable = (canvas: HTMLElement, text: string) =>
  ['button, summary', 'label']
    .flatMap((kind) => [...canvas.querySelectorAll<HTMLElement>(kind)])
    .find((each) => each.innerText.includes(text) && each.checkVisibility()) ??
  // A closed list shows the chosen one alone.
  [...canvas.querySelectorAll('option')].find((each) => each.text.includes(text));

function press(element: HTMLElement | undefined): void {
  const list = element instanceof HTMLOptionElement && element.closest('select');
  if (!list) {
    element?.click();
    return;
  }
  list.value = element.value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

const walletFrame = (canvas: HTMLElement) =>
  canvas.querySelector<HTMLIFrameElement>('iframe[title="ウォレット決済"]');

/** Says what the provider's page would, from inside of its frame. */
function playWallets(frame: HTMLIFrameElement | null): void {
  const ready = "{ source: 'wallet-sheet', type: 'ready', methods: ['applePay', 'googlePay'] }";
  if (frame) frame.srcdoc = `<script>parent.postMessage(${ready}, '*')</script>`;
}

/**
 * Meta of a page's stories. Each is played until it shows what it promises. Their tag `!test`
 * leaves them to stories.test.tsx, which loads the app once for all of them.
 */
export const pageMeta = {
  loaders: [({ args }: StoryContext<PageArgs>) => openPage(args)],
  render: (_: PageArgs, { loaded }: StoryContext<PageArgs>) => {
    const { router, queryClient } = loaded as Loaded;
    return createElement(App, { router, queryClient });
  },
  play: async ({ canvasElement, args, loaded }: StoryContext<PageArgs>) => {
    const { router, answered, goTo } = loaded as Loaded;
    if (goTo) router.history.push(goTo);
    const until = (isSo: () => unknown, what: string) =>
      waitFor(
        () => {
          if (isSo()) return;
          throw new Error(`「${what}」 is not on the page:\n${canvasElement.innerText}`);
        },
        { timeout: 5_000, onTimeout: (error) => error },
      );
    const { presses = [], responses, responsesAfter, shows, hasWallets = false } = args;
    if (hasWallets) {
      await until(() => walletFrame(canvasElement), 'ウォレット決済');
      playWallets(walletFrame(canvasElement));
    }
    const pressed = [presses].flat();
    for (const [index, text] of pressed.entries()) {
      const found = () => findPressable(canvasElement, text);
      await until(found, text);
      if (responsesAfter && index === pressed.length - 1) {
        respondWith({ ...args, responses: { ...responses, ...responsesAfter } }, answered);
      }
      press(found());
    }
    await until(() => canvasElement.innerText.includes(shows), shows);
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<FC<PageArgs>>;

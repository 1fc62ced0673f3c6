import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '../../App.tsx';
import { forgetMember } from '../../page/forget-member.ts';
import { LOGIN_MARKER } from '../../page-story.fixture.ts';
import { createAppRouter } from '../../router.tsx';
import type { ShownPart } from './model/profile-parts.ts';

export type Answer = { status: number; value?: unknown };

const ME = '/external/api/members/me';

type ProfilePageOptions = {
  show: ShownPart;
  /** What is kept, by its path below the member; each change brings the next one, down to the last. A refusal is a response. */
  kept: Record<string, unknown[]>;
  /** A change gets them in their order, then 204. */
  answers?: (Answer | Promise<Answer>)[];
};

/** A page of the profile on the contract's examples. */
export async function openProfile({ show, kept, answers = [] }: ProfilePageOptions) {
  const sent: { method: string; path: string; version: string | null; body: unknown }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const request = new Request(input);
    const { pathname } = new URL(request.url);
    if (pathname === '/external/api/auth/logout') return new Response(null, { status: 204 });
    if (pathname === ME && request.method === 'GET')
      return Response.json(exampleOf('getCurrentMember', 200, 'default'));
    const path = pathname.slice(ME.length);
    const isKept = pathname === ME || Object.keys(kept).some((each) => path.startsWith(each));
    if (!pathname.startsWith(ME) || !isKept) return new Promise<never>(() => {});
    if (request.method === 'GET') {
      const values = kept[path] ?? [];
      const value = values[Math.min(sent.length, values.length - 1)];
      return value instanceof Response ? value.clone() : Response.json(value);
    }
    const text = await request.text();
    const version = request.headers.get('if-match');
    sent.push({ method: request.method, path, version, body: text && JSON.parse(text) });
    const { status, value } = (await answers.shift()) ?? { status: 204 };
    return value ? Response.json(value, { status }) : new Response(null, { status });
  });
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  window.localStorage.setItem(LOGIN_MARKER, 'test');
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [`/customer/member?show=${show}`] });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  const screen = await render(<App {...{ router, queryClient }} />);
  return { screen, sent, router };
}

/** What a password manager takes for the account of a password. */
export function usernameBeside(password: Locator): string | undefined {
  const { form } = password.element() as HTMLInputElement;
  return form?.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value;
}

/** After each test. */
export function closeProfile(): void {
  forgetMember();
  vi.restoreAllMocks();
  window.localStorage.removeItem(LOGIN_MARKER);
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
}

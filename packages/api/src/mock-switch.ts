/**
 * Development only: which example the mock answers one call with. Prism reads the `Prefer` header,
 * for example `code=409, example=cabinSoldOut`. Production builds drop every use of it.
 */
type Preference = {
  /** Method and path as the contract writes them: `GET /customer-api/drafts/{draftId}`. */
  call: string;
  /** The header's value; empty for the first example. */
  prefer: string;
};

const KEY = 'ferry.prefer';

/** What is wished in this tab. */
export function preferred(): Preference {
  const [call = '', prefer = ''] = (sessionStorage.getItem(KEY) ?? '').split('\n');
  return { call, prefer };
}

/** Wishes another example of a call in this tab. */
export const setPreferred = ({ call, prefer }: Preference): void =>
  sessionStorage.setItem(KEY, `${call.trim()}\n${prefer.trim()}`);

/** The header for a call, when another example of it is wished. */
export function preferOf(method: string, url: string): string | undefined {
  const { call, prefer } = preferred();
  const [requested, path = ''] = call.split(' ');
  if (!prefer || requested !== method) return undefined;
  const pattern = path.split(/\{\w+\}/).map((part) => part.replace(/[.]/g, '\\.'));
  return new RegExp(`^${pattern.join('[^/]+')}$`).test(new URL(url).pathname) ? prefer : undefined;
}

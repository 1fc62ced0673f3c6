/** A response as it is kept. */
export type Stored = { status: number; headers: [string, string][]; body: Buffer };

/** Lays the stored values over those of the example, part by part. */
function over(example: unknown, kept: unknown): unknown {
  if (Array.isArray(example) && Array.isArray(kept)) {
    return example.map((each, index) => over(each, kept[index] ?? each));
  }
  const areParts = [example, kept].every((one) => typeof one === 'object' && one !== null);
  if (!areParts) return kept;
  const parts = Object.entries(kept as object).map(([key, value]) => [
    key,
    over(Reflect.get(example as object, key), value),
  ]);
  return { ...(example as object), ...Object.fromEntries(parts) };
}

/** The answers of drafts as a server keeps them: the contract's examples forget what a page has stored. */
export function keptAnswers() {
  const kept = new Map<string, unknown>();
  return {
    forget: () => kept.clear(),
    /** @param body of a call that has stored it */
    keep: (path: string, body: Buffer): void => {
      const [, draft] = /^(\/customer-api\/drafts\/[^/]+)\/customers$/.exec(path) ?? [];
      if (draft) kept.set(draft, JSON.parse(body.toString()));
    },
    /** The response with what was stored in it. */
    within: (path: string, response: Stored): Stored => {
      const [draft = ''] = /^\/customer-api\/drafts\/[^/]+/.exec(path) ?? [];
      const customers = kept.get(draft);
      const { pathname } = new URL(path, 'http://x');
      if (
        !customers ||
        response.status !== 200 ||
        !/\/drafts\/[^/]+(?:\/customers)?$/.test(pathname)
      ) {
        return response;
      }
      const example = JSON.parse(response.body.toString());
      const body = Buffer.from(JSON.stringify(over(example, { customers })));
      return { ...response, body };
    },
  };
}

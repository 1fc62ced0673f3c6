import { readFile } from 'node:fs/promises';
import type { BrowserContext, Route } from '@playwright/test';
import { newerPlatform } from '../../../../scripts/build/floor/compat.mjs';
import { atFloor } from '../../../../scripts/build/floor/css.mjs';

type Platform = ReturnType<typeof newerPlatform>;

/** Runs in the page before its scripts. */
function takeOut({ members, statics, globals, attributes, properties, selectors }: Platform): void {
  // What axe and the rules for pages ask for: in the build `npm run floor` finds them.
  const kept = ['checkVisibility', 'Segmenter'];
  const scope = window as unknown as Record<string, { prototype: object } | undefined>;
  for (const [type = '', name = ''] of members) {
    if (kept.includes(name)) continue;
    const prototype = scope[type]?.prototype ?? (type === 'Window' ? window : undefined);
    if (prototype) Reflect.deleteProperty(prototype, name);
  }
  for (const [type = '', name = ''] of statics) {
    if (scope[type] && !kept.includes(name)) Reflect.deleteProperty(scope[type], name);
  }
  for (const name of globals) Reflect.deleteProperty(window, name);

  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    const key = name.toLowerCase();
    const isNewer = [key, `${this.localName} ${key}`].some((each) => attributes.includes(each));
    setAttribute.call(this, isNewer ? `data-newer-${key}` : name, value);
  };

  const pseudo = new RegExp(`:(?:${selectors.join('|')})(?![\\w-])`);
  for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
    for (const { prototype } of [Element, Document]) {
      const select = Reflect.get(prototype, name) as ((selector: string) => unknown) | undefined;
      if (!select) continue;
      Reflect.set(prototype, name, function (this: Element, selector: string) {
        if (pseudo.test(selector)) throw new DOMException(selector, 'SyntaxError');
        return select.call(this, selector);
      });
    }
  }
  const { supports } = CSS;
  CSS.supports = (property: string, value?: string) => {
    const asked = value ? [property] : (property.match(/[\w-]+(?=\s*:)/g) ?? []);
    if (pseudo.test(property) || asked.some((each) => properties.includes(each))) return false;
    return value ? supports(property, value) : supports(property);
  };
}

/** The document without attributes and styles that are newer; its policy names the hashes of the old ones. */
async function serveOldDocument(route: Route, attributes: string[]): Promise<void> {
  const response = await route.fetch();
  const headers = response.headers();
  delete headers['content-security-policy'];
  const body = (await response.text())
    .replace(/(<style[^>]*>)([\s\S]*?)(<\/style>)/g, (_, open, css, close) => {
      return open + atFloor(css) + close;
    })
    .replace(/<([a-z]\w*)\s[^>]*>/g, (tag, element) =>
      tag.replace(/\s([a-z]+)(?=[=\s>])/gi, (text, name) => {
        const key = name.toLowerCase();
        const isNewer = [key, `${element} ${key}`].some((each) => attributes.includes(each));
        return isNewer ? ` data-newer-${key}` : text;
      }),
    );
  await route.fulfill({ response, headers, body });
}

/**
 * Makes a context's browser one of the floor: names, attributes and CSS that are newer than any of
 * its browsers, by the data that the build is held to, are taken out. What a name does not say stays:
 * options and syntax.
 */
export async function toFloor(context: BrowserContext): Promise<void> {
  const { attributes, ...names } = newerPlatform();
  // It says to tests which panel a cell opens, and does nothing where the panel is no popover.
  const isRead = (name: string) => name === 'button popovertarget';
  const platform = { ...names, attributes: attributes.filter((name) => !isRead(name)) };
  await context.addInitScript(takeOut, platform);
  await context.route('**/customer/assets/*.css', async (route) => {
    // From the build: Playwright's own requests for many files at once wait for each other.
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const css = await readFile(new URL(`../../dist/assets/${name}`, import.meta.url), 'utf8');
    await route.fulfill({ contentType: 'text/css; charset=utf-8', body: atFloor(css) });
  });
  await context.route('**/customer/**', async (route) => {
    if (route.request().resourceType() === 'document') {
      await serveOldDocument(route, platform.attributes);
    } else await route.fallback();
  });
}

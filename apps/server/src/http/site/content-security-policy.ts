import { createHash } from 'node:crypto';

const SELF = "'self'";
const NONE = "'none'";

/**
 * What a page of the app may load and run: our own origin only. Inline scripts and styles run by the
 * hash of their text; `style` attributes and `eval` never do.
 */
const PAGE_POLICY: Record<string, string[]> = {
  'default-src': [NONE],
  'script-src': [SELF],
  'style-src': [SELF],
  'img-src': [SELF, 'data:'],
  'font-src': [SELF],
  'connect-src': [SELF],
  'worker-src': [SELF],
  'manifest-src': [SELF],
  // The payment provider's fields for the card.
  'frame-src': [SELF],
  'base-uri': [NONE],
  'form-action': [SELF],
  'frame-ancestors': [NONE],
  // Text becomes HTML or a script's address nowhere, except where one of these policies lets it.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['ferry-worker', 'ferry-data'],
};

/**
 * The Content-Security-Policy of a page.
 * @param html the page as it is sent: its inline scripts and styles are allowed, others are not
 */
export function contentSecurityPolicy(html: string): string {
  const hashes: Record<string, string[]> = {
    'script-src': hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    'style-src': hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  };
  return Object.entries(PAGE_POLICY)
    .map(([name, sources]) => [name, ...sources, ...(hashes[name] ?? [])].join(' '))
    .join('; ');
}

function hashesOf(html: string, inline: RegExp): string[] {
  return [...html.matchAll(inline)].map(([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}

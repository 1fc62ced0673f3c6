import { configure, type SessionSettings } from '@ferry/session/schemes';

/** What differs from the cookie scheme's defaults, as the build writes it into every page. */
function settings(): SessionSettings {
  // Pages that are rendered at build time have no session.
  if (typeof document === 'undefined') return {};
  const written = document.querySelector('meta[name="ferry-session"]')?.getAttribute('content');
  return written ? JSON.parse(written) : {};
}

/** How this site's session works: `session` in operator.json. */
export const sessionOptions = configure({ name: 'customer', ...settings() });

/** Name of the channel on which the tabs agree. */
export const SESSION_CHANNEL = 'ferry.session';

import { configure } from '@ferry/session/schemes';

/** How this site's session works: the cookie scheme with its defaults. */
export const sessionOptions = configure({ name: 'customer' });

/** Name of the channel on which the tabs agree. */
export const SESSION_CHANNEL = 'ferry.session';

/** How this browser can be notified: not at all, once the site is on the home screen, or here and now. */
type PushSupport = 'none' | 'homeScreen' | 'here';

/** iPhone and iPad notify a site from their home screen only; an iPad says that it is a Mac. */
const isIos = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function pushSupport(): PushSupport {
  const has = ['PushManager', 'Notification'].every((name) => name in window);
  if (has && 'serviceWorker' in navigator) return 'here';
  return isIos() ? 'homeScreen' : 'none';
}

/** Where this browser is notified, as the server takes it. */
type PushDevice = { hash: string; endpoint: string; p256dh: string; auth: string };

/** What this browser has subscribed; undefined where it has not. */
export async function currentDevice(): Promise<PushDevice | undefined> {
  const subscription = await currentSubscription();
  return subscription ? toDevice(subscription) : undefined;
}

/**
 * Subscribes at the push service of the browser's maker. A subscription with another key of the server's, which it cannot
 * use any more, makes room.
 *
 * @param publicKey the server's, in base64url
 * @throws Error without a worker, and when the service cannot be reached
 */
export async function subscribeHere(publicKey: string): Promise<PushDevice> {
  const pushManager = (await registrationHere())?.pushManager;
  if (!pushManager) throw new Error('No service worker');
  const key = bytesOf(publicKey);
  const before = await pushManager.getSubscription();
  if (before && isOfKey(before, key)) return toDevice(before);
  await before?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  return toDevice(await pushManager.subscribe(options));
}

async function currentSubscription(): Promise<PushSubscription | null | undefined> {
  if (pushSupport() !== 'here') return undefined;
  return (await registrationHere())?.pushManager.getSubscription();
}

// Not `ready`, which waits for ever where the browser has taken no worker.
const registrationHere = () => navigator.serviceWorker.getRegistration(import.meta.env.BASE_URL);

async function toDevice(subscription: PushSubscription): Promise<PushDevice> {
  const { endpoint } = subscription;
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return { hash: hash.join(''), endpoint, p256dh, auth };
}

function isOfKey({ options }: PushSubscription, key: Uint8Array): boolean {
  const used = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return used.length === key.length && used.every((byte, index) => byte === key[index]);
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

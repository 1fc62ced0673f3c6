const BASE = import.meta.env.BASE_URL;

/** A tab that stays open for days asks for a new version this often, in milliseconds. */
const CHECK_MS = 3_600_000;

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
};

/** The worker's address, as a page with Trusted Types takes it: this one script and no other. */
export function workerUrl(trustedTypes: TrustedTypes | undefined): string {
  const url = `${BASE}sw.js`;
  const policy = trustedTypes?.createPolicy('ferry-worker', { createScriptURL: () => url });
  return policy ? policy.createScriptURL(url) : url;
}

/**
 * Registers the service worker of the site.
 *
 * @param onNewVersion called when the worker of a newer build has taken over from an older one
 */
export async function registerWorker(onNewVersion: () => void): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Missing without a secure origin, and in some private windows.
  if (!container) return;
  let isFirst = container.controller === null;
  container.addEventListener('controllerchange', () => {
    if (isFirst) isFirst = false;
    else onNewVersion();
  });
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const url = workerUrl(trustedTypes);
  const options = { scope: BASE, updateViaCache: 'none' as const };
  // The site works without it; there is nothing to tell the customer. A page that a worker leads has its
  // registration: registering again would bring back the one of a worker that is just leaving for good.
  const registration = await (isFirst
    ? container.register(url, options)
    : container.getRegistration()
  ).catch(() => undefined);
  let checkedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < CHECK_MS) return;
    checkedAt = performance.now();
    registration?.update().catch(() => {});
  });
}

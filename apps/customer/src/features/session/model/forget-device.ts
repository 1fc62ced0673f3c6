/** The longest that a customer who signs out waits for the browser's push service, in milliseconds. */
const PATIENCE_MS = 3_000;

/** This browser is notified of nothing any more, as after a logout: its push service tells the server so. */
export async function forgetDevice(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const forget = async () => {
    const registration = await container?.getRegistration(import.meta.env.BASE_URL);
    // Missing on an iPhone outside of its home screen.
    const manager = registration?.pushManager as PushManager | undefined;
    await (await manager?.getSubscription())?.unsubscribe();
  };
  await Promise.race([forget().catch(() => undefined), tooLong]);
}

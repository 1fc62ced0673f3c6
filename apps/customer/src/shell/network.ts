/** The browser's word on the connection, where it gives one. */
export type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Whether chunks may be fetched before they are needed: not without a network, not for
 * customers who save data, not on 2g.
 */
export function mayPrefetch(navigator: { onLine: boolean; connection?: Connection }): boolean {
  const { onLine, connection } = navigator;
  return onLine && !connection?.saveData && !/(?:^|-)2g$/.test(connection?.effectiveType ?? '');
}

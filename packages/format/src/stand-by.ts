/** What the contract says of a leg whose customer will be late, as far as it is needed here. */
interface Late {
  standBy?: { state: string } | null;
}

/**
 * Whether a leg is on no sailing any more: its customer has said that they will be late, and has not taken another one. Nobody
 * has to be in time for it, and nothing of it is paid back. Guarded by `next-deadline.spec.ts`.
 */
export const standsBy = ({ standBy }: Late): boolean =>
  standBy?.state === 'waiting' || standBy?.state === 'over';

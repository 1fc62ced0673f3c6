/** Where a process can die between the wish to book and the response that it is paid. */
export const killPoints = [
  'beforeHold',
  'afterHold',
  'beforeCharge',
  'chargeSent',
  'chargeAcknowledged',
  'beforeCommit',
  'afterCommit',
  'beforeResponse',
] as const;

/** Where a process can die between the wish to cancel and the response that it is cancelled. */
export const cancelPoints = [
  'beforeCancel',
  'cancelWritten',
  'cancelCommitted',
  'beforeResponse',
] as const;

/** Where a process can die that gives the money back; what is settled is what the provider has said. */
export const refundPoints = [
  'beforeRefund',
  'refundSent',
  'refundAcknowledged',
  'beforeCommit',
  'afterCommit',
] as const;

export type KillPoint = (typeof killPoints | typeof cancelPoints | typeof refundPoints)[number];

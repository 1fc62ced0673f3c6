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

export type KillPoint = (typeof killPoints)[number];

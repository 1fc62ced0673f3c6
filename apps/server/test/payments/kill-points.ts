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

/** Where a process can die that ends a number at a store and has the one made that takes its place. */
export const numberPoints = [
  'beforeEnd',
  'endSent',
  'endWritten',
  'endCommitted',
  'beforeCharge',
  'chargeSent',
  'chargeAcknowledged',
  'beforeCommit',
  'afterCommit',
] as const;

/** Where a process can die that holds what a change needs beside its booking. */
export const changeHoldPoints = [
  'beforeHold',
  'changeHoldWritten',
  'changeHoldCommitted',
  'beforeResponse',
] as const;

/** Where a process can die that makes a change which costs nothing more. */
export const changePoints = [
  'beforeHold',
  'changeWritten',
  'changeCommitted',
  'beforeResponse',
] as const;

/** Where a process can die that makes a change, or ends one, without a request. */
export const changeEndPoints = ['changeWritten', 'changeCommitted'] as const;

/** Where a process can die that ends at the provider what a change waited for that was given up. */
export const changeDropPoints = ['beforeEnd', 'endSent', 'endWritten', 'endCommitted'] as const;

/** Where a process can die that ends at the provider what a change waited for, and then the change. */
export const changeLapsePoints = [
  'beforeEnd',
  'endSent',
  'endWritten',
  'changeWritten',
  'changeCommitted',
] as const;

/** Where a process can die that charges a change's difference and then makes it. */
export const changePayPoints = [
  'beforeCharge',
  'chargeSent',
  'chargeAcknowledged',
  'beforeCommit',
  'afterCommit',
  'beforeResponse',
] as const;

/** Where a process can die that takes quota and slots of a partner ticket, with the places on its sailings. */
export const stockPoints = ['beforeHold', 'stockWritten', 'stockCommitted', 'afterHold'] as const;

/** Where a process can die that takes a voucher for a partner. */
export const voucherPoints = [
  'beforeHold',
  'voucherWritten',
  'voucherCommitted',
  'beforeResponse',
] as const;

export type KillPoint = (
  | typeof killPoints
  | typeof cancelPoints
  | typeof refundPoints
  | typeof numberPoints
  | typeof changeHoldPoints
  | typeof changePoints
  | typeof changeEndPoints
  | typeof changeLapsePoints
  | typeof changeDropPoints
  | typeof changePayPoints
  | typeof stockPoints
  | typeof voucherPoints
)[number];

import type { PaymentMethod } from '@ferry/api/customer';
import { methodName } from './payment-texts.ts';

/** The sheet was closed by its customer, who may do it again. */
export const sheetClosedText = (method: PaymentMethod): string =>
  `${methodName(method)}の画面が閉じられました。お支払いは行われていません。`;

/** The sheet could not be opened: the device has lost the wallet, or the network is gone. */
export const notOpenedText = (method: PaymentMethod): string =>
  `${methodName(method)}の画面を開けませんでした。お支払いは行われていません。もう一度お試しいただくか、ほかのお支払い方法をお選びください。`;

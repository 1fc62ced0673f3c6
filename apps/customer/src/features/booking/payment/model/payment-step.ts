import type { DraftPaymentRequest, PaymentMethod, PaymentMethods } from '@ferry/api/customer';
import type { SheetMethod } from '@ferry/format/wallet-methods';
import type { MethodWords } from '../../shared/model/flow.ts';
import type { SheetAnswer } from '../../shared/model/wallet-messages.ts';

/** The methods that are offered, with what belongs to them, and what was chosen before. */
export type OfferedMethods = Pick<
  PaymentMethods,
  'options' | 'hostedFields' | 'walletSheet' | 'cards' | 'canKeepCard' | 'chosen'
>;

/**
 * What a choice of a payment method is for. The choice itself does not differ, whether it is stored in a
 * draft or paid with at once, and never asks which.
 */
export type PaymentStep = {
  offered: OfferedMethods;
  /** What is chosen to begin with, where it is offered and nothing was chosen before. */
  first?: PaymentMethod | undefined;
  words: MethodWords;
  /** Opens the sheet of a wallet, where the press pays at once; a choice alone opens none. */
  askWallet?: ((method: SheetMethod) => Promise<SheetAnswer>) | undefined;
  /** Gets a choice to the server. @returns why it is not there */
  send: (choice: DraftPaymentRequest) => Promise<string | undefined>;
  /** Goes on; until that is there, further presses are ignored. */
  goOn: () => Promise<unknown>;
};

/** A card of the member's that has gone meanwhile. */
export const CARD_GONE = '選んだカードは、もう使えません。ほかのカードをお選びください。';

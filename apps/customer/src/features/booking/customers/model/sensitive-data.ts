import type { CustomerInput, Discount } from '@ferry/api/customer';

type Passenger = CustomerInput['passengers'][number];

const isForDisabled = ({ discount }: Passenger, discounts: readonly Discount[]): boolean =>
  discounts.some(({ id, kind }) => kind === 'disabled' && id === discount?.discountId);

/** Whether a passenger's answers speak of a disability or of their health. */
export const isSensitive = (passenger: Passenger, discounts: readonly Discount[]): boolean =>
  passenger.assistance.length > 0 ||
  passenger.assistanceNote !== '' ||
  isForDisabled(passenger, discounts);

/** The discounts that may be asked for: those for a disability only where it may be spoken of. */
export const discountsFor = (
  discounts: readonly Discount[],
  mayAskSensitive: boolean,
): readonly Discount[] =>
  mayAskSensitive ? discounts : discounts.filter(({ kind }) => kind !== 'disabled');

/** The answers without those on disabilities and health, once the consent is taken back. */
export const withoutSensitive = (
  input: CustomerInput,
  discounts: readonly Discount[],
): CustomerInput => ({
  ...input,
  passengers: input.passengers.map((passenger) =>
    isSensitive(passenger, discounts)
      ? {
          ...passenger,
          assistance: [],
          assistanceNote: '',
          discount: isForDisabled(passenger, discounts) ? null : passenger.discount,
        }
      : passenger,
  ),
});

import type { CustomerInput, Discount } from '@ferry/api/customer';

type Passenger = CustomerInput['passengers'][number];

const isForDisabled = ({ discount }: Passenger, discounts: readonly Discount[]): boolean =>
  discounts.some(({ id, kind }) => kind === 'disabled' && id === discount?.discountId);

/** Whether a passenger's answers speak of a disability or of their health. */
export const isSensitive = (passenger: Passenger, discounts: readonly Discount[]): boolean =>
  passenger.assistance.length > 0 ||
  passenger.assistanceNote !== '' ||
  isForDisabled(passenger, discounts);

/**
 * The discounts that a passenger may ask for: those for a disability only where it may be spoken of,
 * and none that they have without asking.
 */
export const discountsFor = (
  discounts: readonly Discount[],
  of: { mayAskSensitive: boolean; isResident: boolean; chosen: string | undefined },
): readonly Discount[] =>
  discounts.filter(
    ({ id, kind }) =>
      id === of.chosen ||
      ((of.mayAskSensitive || kind !== 'disabled') && (!of.isResident || kind !== 'resident')),
  );

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

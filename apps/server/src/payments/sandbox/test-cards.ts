/** The course of a charge: with a test card, with a wallet, or at a store. */
export type Scenario =
  | 'frictionless'
  | 'challenge'
  | 'attempted'
  | 'declined'
  | 'authenticationFailed'
  | 'slow'
  | 'lostResponse'
  | 'store'
  | 'payPay';

export interface TestCard {
  number: string;
  brand: string;
  scenario: Scenario;
}

/**
 * The only numbers that the sandbox takes: nobody shall enter a real card here. `/samples/payment`
 * of the site lists them for people who try the site.
 */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'VISA', scenario: 'frictionless' },
  { number: '5555555555554444', brand: 'Mastercard', scenario: 'frictionless' },
  { number: '3530111333300000', brand: 'JCB', scenario: 'challenge' },
  { number: '4000000000003220', brand: 'VISA', scenario: 'challenge' },
  { number: '4000000000000341', brand: 'VISA', scenario: 'attempted' },
  { number: '4000000000000002', brand: 'VISA', scenario: 'declined' },
  { number: '4000000000003063', brand: 'VISA', scenario: 'authenticationFailed' },
  { number: '4000000000000119', brand: 'VISA', scenario: 'slow' },
  { number: '4000000000000127', brand: 'VISA', scenario: 'lostResponse' },
];

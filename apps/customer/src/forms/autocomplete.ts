/** What a browser may fill in, of the purposes of WCAG 1.3.5. */
export type AutocompleteToken =
  | 'address-level1'
  | 'address-level2'
  | 'address-line1'
  | 'address-line2'
  | 'bday-day'
  | 'bday-month'
  | 'bday-year'
  | 'current-password'
  | 'email'
  | 'family-name'
  | 'given-name'
  | 'new-password'
  | 'postal-code'
  | 'tel'
  | 'username'
  /** With the passkeys of the site. */
  | 'username webauthn';

/**
 * The fields that ask for the customer's own details, by their id in the page. Every other field is
 * `off`: a browser that offers the customer's name or birthday for a companion's makes a wrong
 * passenger list. Passenger 1 is in it as the representative aboard, and only then.
 */
export const autocompleteTokens = {
  'representative-familyName': 'family-name',
  'representative-givenName': 'given-name',
  'representative-phone': 'tel',
  'representative-email': 'email',
  'representative-postalCode': 'postal-code',
  'representative-prefecture': 'address-level1',
  'representative-city': 'address-level2',
  'representative-street': 'address-line1',
  'representative-building': 'address-line2',
  'passengers-0-familyName': 'family-name',
  'passengers-0-givenName': 'given-name',
  'passengers-0-city': 'address-level2',
  'passengers-0-birthDate': 'bday-year',
  'passengers-0-birthDate-month': 'bday-month',
  'passengers-0-birthDate-day': 'bday-day',
  'lookup-phone': 'tel',
  'lookup-email': 'email',
  'reminder-email': 'email',
  'sign-in-email': 'username webauthn',
  'sign-in-password': 'current-password',
  'sign-up-email': 'email',
  'waitlist-email': 'email',
  'sale-reminder-email': 'email',
  'pre-order-email': 'email',
  'member-familyName': 'family-name',
  'member-givenName': 'given-name',
  'member-birthDate': 'bday-year',
  'member-birthDate-month': 'bday-month',
  'member-birthDate-day': 'bday-day',
  'member-email': 'username',
  'member-phone': 'tel',
  'member-postalCode': 'postal-code',
  'member-prefecture': 'address-level1',
  'member-city': 'address-level2',
  'member-street': 'address-line1',
  'member-building': 'address-line2',
  'member-password': 'new-password',
  'change-email-now': 'username',
  'change-email-new': 'email',
  'change-email-password': 'current-password',
  'forgot-email': 'username',
  'reset-email': 'username',
  'reset-password': 'new-password',
  'change-email': 'username',
  'change-current-password': 'current-password',
  'change-new-password': 'new-password',
} as const satisfies Record<string, AutocompleteToken>;

const tokens: Partial<Record<string, AutocompleteToken>> = autocompleteTokens;

/**
 * What the browser may fill in a field.
 *
 * @param id of the field
 * @param isOwn false where it is about another person, whatever its id
 */
export const autocompleteOf = (id: string, isOwn = true): AutocompleteToken | 'off' =>
  (isOwn && tokens[id]) || 'off';

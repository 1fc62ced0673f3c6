import type { Representative } from '@ferry/api/customer';

/** The representative in words. */
export const RepresentativeText = ({ representative }: { representative: Representative }) => (
  <>
    {representative.familyName} {representative.givenName}({representative.familyNameKana}{' '}
    {representative.givenNameKana})
    <br />
    {representative.phone}
    <br />
    {representative.email}
  </>
);

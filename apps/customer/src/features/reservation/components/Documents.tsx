import type { Reservation } from '@ferry/api/customer';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { agreementText, consentText } from '../../../copy/consent-texts.ts';

/** What was agreed to, each document with its version. */
export const Documents = ({ reservation: { consents } }: { reservation: Reservation }) => (
  <DescriptionList
    rows={consents.map((given) => ({
      term: consentText(given.consent),
      value: agreementText(given),
    }))}
  />
);

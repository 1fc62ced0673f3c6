import type { Reservation } from '@ferry/api/customer';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { agreementText, consentText } from '../../../copy/consent-texts.ts';
import { Part } from '../../booking/shared/components/Part.tsx';

/** What was agreed to, each document with its version. */
export function Documents({ reservation: { consents } }: { reservation: Reservation }) {
  if (consents.length === 0) return null;
  return (
    <Part id="documents" title="書類">
      <Stack gap={2}>
        <Heading level={3} size={4}>
          同意いただいた文書
        </Heading>
        <DescriptionList
          rows={consents.map((given) => ({
            term: consentText(given.consent),
            value: agreementText(given),
          }))}
        />
      </Stack>
    </Part>
  );
}

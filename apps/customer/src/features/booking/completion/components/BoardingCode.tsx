import { listTicketsOptions } from '@ferry/api/customer';
import { Heading } from '@ferry/ui/Heading';
import { SpelledCode } from '@ferry/ui/SpelledCode';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { boardingCodeOf } from '../model/boarding-code.ts';

// Open for hours only: most bookings are made long before.
const QrCode = lazy(async () => ({ default: (await import('@ferry/ui/QrCode')).QrCode }));

/**
 * The ticket of the whole party as far as the operator shows it already. Where it could not be read
 * nothing stands here: the link to the tickets says why.
 */
export function BoardingCode({ reservationId }: { reservationId: string }) {
  const { data } = useQuery(listTicketsOptions({ path: { reservationId } }));
  const shown = data && boardingCodeOf(data);
  if (!shown) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="boarding-code">
      <Heading level={2} size={4} id="boarding-code">
        {shown.title}
      </Heading>
      {'opens' in shown ? (
        <Text>{shown.opens}</Text>
      ) : (
        <Suspense fallback={null}>
          <QrCode
            value={shown.payload}
            label={`${shown.title}のQRコード`}
            text={<SpelledCode code={shown.shortCode} />}
          />
        </Suspense>
      )}
      <Text size="dense">画面が出ないときは、予約番号をお伝えください。</Text>
    </Stack>
  );
}

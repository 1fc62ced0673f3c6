import type { Draft } from '@ferry/api/customer';
import { fullName } from '@ferry/format/full-name';
import { Alert } from '@ferry/ui/Alert';

/** Passengers who cannot be replaced; a name can be corrected all the same. */
export function LockedPassengers({ draft: { change, customers } }: { draft: Draft }) {
  const names = (change?.locks ?? []).flatMap(({ kind, position }) => {
    const passenger = kind === 'passenger' ? customers.passengers[position ?? -1] : undefined;
    return passenger ? [`${fullName(passenger)}様`] : [];
  });
  if (names.length === 0) return null;
  return (
    <Alert tone="info" title="別の方には変更できません">
      {`${names.join('、')}は、別の方に替えられません。お名前の訂正はできます。`}
    </Alert>
  );
}

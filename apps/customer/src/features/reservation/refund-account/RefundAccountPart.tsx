import type { Refund, Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { formatYen } from '@ferry/format/yen';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Hidden } from '@ferry/ui/Hidden';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { lazy, Suspense, useRef, useState } from 'react';
import { isPartTyped } from '../../../forms/typed-parts.ts';
import { Part } from '../../booking/shared/components/Part.tsx';
import { refundAccountKey } from '../model/part-keys.ts';

/** Only customers who have paid at a store are asked. */
const LazyForm = lazy(async () => ({
  default: (await import('./RefundAccountForm.tsx')).RefundAccountForm,
}));

/**
 * Asks for the account of a refund, and says that it is registered after its form has gone: the part stays
 * where the refund is pending by then.
 */
export function RefundAccountPart({
  reservation,
  refund,
}: {
  reservation: Reservation;
  refund: Refund;
}) {
  const [state, setState] = useState<'asked' | 'edited' | 'kept'>(() =>
    // What a login that ended left here.
    isPartTyped(refundAccountKey(refund.id)) ? 'edited' : 'asked',
  );
  const status = useRef<HTMLDivElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const isAsked = refund.state === 'needsAccount';
  if (!isAsked && state !== 'kept') return null;
  return (
    <Part id={`refund-account-${refund.id}`} title="払い戻し先の口座">
      <div role="status" tabIndex={-1} ref={status}>
        {state === 'kept' && !isAsked && (
          <Alert tone="success">
            払い戻し先の口座を登録しました。振り込みが済むと、メールでお知らせします。
          </Alert>
        )}
      </div>
      {isAsked && (
        <Stack gap={4}>
          <Text>{sumText(refund)}</Text>
          {state === 'edited' ? (
            <Suspense fallback={<Text>読み込んでいます</Text>}>
              <LazyForm
                reservation={reservation}
                refundId={refund.id}
                onKept={() => {
                  setState('kept');
                  // The form that had the focus goes.
                  status.current?.focus();
                }}
                onCancel={() => {
                  setState('asked');
                  requestAnimationFrame(() => edit.current?.focus());
                }}
              />
            </Suspense>
          ) : (
            <Hidden inPrint>
              <Button tone="action" ref={edit} onPress={() => setState('edited')}>
                口座を登録する
              </Button>
            </Hidden>
          )}
        </Stack>
      )}
    </Part>
  );
}

/** What is transferred, and until when its account can be registered. */
function sumText({ amountYen, transferFeeYen, registerBy }: Refund): string {
  const fee =
    transferFeeYen > 0 ? `振込手数料の${formatYen(transferFeeYen)}は差し引いてあります。` : '';
  const until = registerBy ? `${formatDateTime(registerBy)}までに登録してください。` : '';
  return `${formatYen(amountYen)}を、お客様の口座に振り込みます。${fee}${until}`;
}

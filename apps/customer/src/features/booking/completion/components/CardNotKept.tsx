import type { Reservation } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Hidden } from '@ferry/ui/Hidden';
import { cardName } from '../../../../copy/card-texts.ts';
import { Link } from '../../../../page/links.tsx';

/** To a member who has agreed to have the card kept, where it could not be: the payment is another thing. */
export function CardNotKept({ reservation: { payment } }: { reservation: Reservation }) {
  if (payment?.cardKept !== false || payment.card === null) return null;
  return (
    <Hidden inPrint>
      <Alert
        tone="info"
        title={`カード(${cardName(payment.card)})は登録されていません`}
        action={
          <Link to="/member" search={{ show: 'cards' }}>
            登録したカードを見る
          </Link>
        }
      >
        お支払いは完了しています。次のお支払いのときに、もう一度登録をお選びください。
      </Alert>
    </Hidden>
  );
}

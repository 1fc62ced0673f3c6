import { Link } from '../../../../page/links.tsx';
import { REFUND_ACCOUNT_ID } from '../../../../trips/refund-account-id.ts';

/** To where the account of a refund is registered. */
export const AccountLink = ({ reservationId }: { reservationId: string }) => (
  <div>
    <Link to="/reservation-detail/$id" params={{ id: reservationId }} hash={REFUND_ACCOUNT_ID}>
      払い戻し先の口座を登録する
    </Link>
  </div>
);

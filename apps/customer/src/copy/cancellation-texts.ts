/** The part that asks for the account of a refund stands below, with the amount. */
export const accountBelowText = '下の欄で、口座を登録してください。';

/** Where a booking is cancelled and changed. */
export const onDetailText = '予約の詳細から行えます。';

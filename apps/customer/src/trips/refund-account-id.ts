/** Where on a reservation's page the accounts of its refunds are registered: other pages lead there. */
export const REFUND_ACCOUNT_ID = 'refund-account';

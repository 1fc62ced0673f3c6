import type { ChangeClosedReason } from '@ferry/api/customer';

const closedTexts: Partial<Record<ChangeClosedReason, string>> = {
  notBooked: '確定していない予約、または取り消された予約のため、変更できません。',
  departed: '出港したため、変更できません。',
  closed: '変更の受付は終了しました。',
  checkedIn: '乗船手続きが済んでいるため、変更できません。',
  ticketIssued: '乗船券が発行されているため、変更できません。',
  serviceCancelled: '欠航した便のため、変更ではなく取消で承ります。手数料はかかりません。',
  limit: '変更の回数の上限に達しているため、この画面では変更できません。',
  paying: 'お支払いの手続き中のため、まだ変更できません。',
  changing: 'ほかの変更の手続き中です。',
  byPhone: 'この予約の変更は、お電話で承ります。',
  notOffered: 'この項目は、この画面では変更できません。',
  noReturn: '復路のないご予約です。',
  noReplacement: '別の方への変更はできません。',
  standBy: '当日空席待ちの行程があるため、この画面では変更できません。',
};

/** Why something cannot be changed. A newer server may have another reason. */
export const closedText = (reason: ChangeClosedReason | null): string =>
  (reason && closedTexts[reason]) || 'この画面では変更できません。';

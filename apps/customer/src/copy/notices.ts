/** Why a page was opened instead of the wanted one. */
export const noticeTexts = {
  chooseSailingFirst: '先に便を選択してください。',
  completeInputFirst: '先にお客様情報を入力してください。',
  draftGone: '入力中の予約が見つかりませんでした。お手数ですが、もう一度便を選択してください。',
  lookUpFirst: 'この予約を表示するには、予約番号と連絡先をご入力ください。',
} as const;

/** What can be looked for in a cabin, in words. */
export const cabinNeedTexts = {
  private: { label: '個室・貸切', support: undefined },
  womenOnly: { label: '女性専用', support: undefined },
  accessible: {
    label: 'バリアフリー',
    support: '車いすのまま入れる、お手伝いを受けやすい客室です。',
  },
  pets: { label: 'ペット同室', support: undefined },
} as const;

/** Marks of a cabin type. */
export const cabinTagTexts = {
  isWomenOnly: '女性専用',
  isAccessible: 'バリアフリー',
  takesPets: 'ペット同室可',
  canBePrivate: '貸切可',
} as const;

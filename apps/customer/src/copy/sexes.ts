/** What may be said of the sex; nobody has to say it. */
export const sexes = [
  { value: 'male', label: '男性' },
  { value: 'female', label: '女性' },
  { value: 'other', label: 'その他・回答しない' },
] as const;

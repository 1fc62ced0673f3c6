const WORDS: Record<string, string> = {
  outboundSailing: '往路の便',
  returnSailing: '復路の便',
  cabins: '客室',
  passengers: '人数',
  names: 'お名前・割引・お手伝い',
  vehicles: '車両',
  options: 'ペット・お食事',
  contact: '代表者・連絡先',
};

/**
 * What is changed of a booking, in a word: the same in pages and mails. A newer server may know more parts.
 * @param takesPets whether pets are carried at all
 */
export const changedPartText = (part: string, takesPets: boolean): string =>
  part === 'options' && !takesPets ? 'お食事' : (WORDS[part] ?? 'そのほかの項目');

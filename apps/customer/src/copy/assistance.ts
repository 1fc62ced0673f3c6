import type { Assistance, PassengerDiscount } from '@ferry/api/customer';
import { ASSISTANCE_MINUTES } from '@ferry/format/check-in';

/** Help with boarding, in words. */
export const assistanceTexts: Record<Assistance, string> = {
  manualWheelchair: '車いすを使用(手動)',
  electricWheelchair: '車いすを使用(電動)',
  steps: '段差が難しい',
  visual: '視覚に障がいがある',
  hearing: '聴覚に障がいがある(筆談)',
  liftParking: 'エレベーター近くの駐車を希望',
  assistanceDog: '補助犬と乗船する',
};

/** One kind of help. A newer server may send one that this build does not know. */
export const assistanceText = (kind: Assistance): string =>
  assistanceTexts[kind] ?? 'その他のお手伝い';

/** What help means, where it is asked for. */
export const assistanceHint = `係員が乗船口でお待ちし、客室までご案内します。乗船手続き締切は${ASSISTANCE_MINUTES}分早くなります。`;

/** What no choice of help says, in a note. */
export const assistanceNote = {
  support: '車いすの幅・奥行き・重さなど、知っておいてほしいことがあれば入力してください。',
  /** Code points, as the contract has them. */
  maxLength: 200,
  rows: 2,
} as const;

/**
 * What a passenger who asked for help is told after the booking, beside cut-offs that are earlier
 * already.
 */
export const assistanceMeeting = `係員が乗船口でお待ちし、客室までご案内します。「お手伝い」とある乗船手続き締切は、${ASSISTANCE_MINUTES}分早くなっています。`;

/** Certificates of disability, in words. */
export const certificateTexts: Record<Exclude<PassengerDiscount['certificate'], ''>, string> = {
  physical: '身体障害者手帳',
  intellectual: '療育手帳',
  mental: '精神障害者保健福祉手帳',
  war: '戦傷病者手帳',
};

export const certificateText = (kind: keyof typeof certificateTexts): string =>
  certificateTexts[kind] ?? 'その他の手帳';

const disabilityClassTexts = { class1: '第1種', class2: '第2種' } as const;

export const disabilityClassText = (kind: keyof typeof disabilityClassTexts): string =>
  disabilityClassTexts[kind] ?? '区分は手帳のとおり';

/** Classes of a disability, as they are chosen. */
export const disabilityClasses = [
  { value: 'class1', label: '第1種', support: '介護者1名も割引になります。' },
  { value: 'class2', label: '第2種' },
] as const;

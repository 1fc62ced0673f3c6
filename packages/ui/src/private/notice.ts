import { CheckIcon, ErrorIcon, InfoIcon, WarningIcon } from '../components/Icon/Icon.tsx';

/** Icon and word of each kind of message: a colour alone says nothing. */
export const kinds = {
  info: { Icon: InfoIcon, word: 'お知らせ' },
  success: { Icon: CheckIcon, word: '完了' },
  warning: { Icon: WarningIcon, word: 'ご注意' },
  error: { Icon: ErrorIcon, word: 'エラー' },
} as const;

import type { ApiError } from '@ferry/api/errors';
import { errorText } from '../../../copy/error-texts.ts';

/** Why a setting was not saved; the switch shows again what holds. */
export const settingErrorText = (error: ApiError): string =>
  error.code === 'VERSION_CONFLICT'
    ? '別の画面で会員情報が変更されたため、保存しませんでした。いまの設定を表示しています。もう一度切り替えてください。'
    : errorText(error);

import type { ReservationConsent } from '@ferry/api/customer';
import type { RecordedConsent } from '@ferry/api/external';
import { formatDate, formatDateTime, isRealDate } from '@ferry/format/date';

type Consent = RecordedConsent['consent'] | ReservationConsent['consent'];

const consentTexts: Record<Consent, string> = {
  memberTerms: '会員規約',
  privacyPolicy: '個人情報の取扱い',
  conditionsOfCarriage: '運送約款',
  bookingConditions: '予約・取消条件',
  sensitiveData: '障がい・健康に関する情報',
  informPartners: '提携先への氏名と利用日の提供',
};

/** What was agreed to. */
export const consentText = (consent: Consent): string => consentTexts[consent] ?? 'その他の同意';

/** Versions are days; one that is none is shown as it is. */
const versionText = (version: string): string =>
  isRealDate(version) ? formatDate(version) : version;

/** When, and to which version of the text. */
export const agreementText = ({
  version,
  agreedAt,
}: Pick<RecordedConsent, 'version' | 'agreedAt'>): string =>
  `${formatDateTime(agreedAt)}に同意(${versionText(version)}の版)`;

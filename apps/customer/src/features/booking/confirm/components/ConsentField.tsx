import type { CommitRequest } from '@ferry/api/customer';
import { Card } from '@ferry/ui/Card';
import { Checkbox } from '@ferry/ui/Checkbox';
import { Link } from '@ferry/ui/Link';
import { operator } from '../../../../copy/operator.ts';

/** Id of the box. */
export const CONSENT_ID = 'consent';

/** What has to be agreed to, by the contract's names, in the order of the screen. */
const texts: Record<keyof CommitRequest['consents'], string> = {
  conditionsOfCarriage: '運送約款',
  bookingConditions: '予約・取消条件',
  privacyPolicy: '個人情報の取扱い',
};

/** All of them: 「運送約款、予約・取消条件、個人情報の取扱い」. */
export const consentName = Object.values(texts).join('、');

/** The consents of a request, all given or none. */
export const consentsOf = (isGiven: boolean): CommitRequest['consents'] => ({
  conditionsOfCarriage: isGiven,
  bookingConditions: isGiven,
  privacyPolicy: isGiven,
});

type ConsentFieldProps = {
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
  error: string | undefined;
};

/** One box for the texts that are linked in it. It is ticked only where this customer has ticked it before. */
export const ConsentField = ({ isGiven, onChange, error }: ConsentFieldProps) => (
  <Card>
    <Checkbox
      id={CONSENT_ID}
      label={
        <>
          {Object.entries(texts).map(([name, text], index) => (
            <span key={name}>
              {index > 0 && <span>、</span>}
              <Link
                href={operator.legal[name as keyof typeof texts]} // keys of the record above
                target="_blank"
                rel="noopener"
              >
                {text}
              </Link>
            </span>
          ))}
          <span>に同意する</span>
        </>
      }
      isSelected={isGiven}
      isRequired
      error={error}
      onChange={onChange}
    />
  </Card>
);

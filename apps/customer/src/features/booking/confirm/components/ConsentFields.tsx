import type { CommitRequest } from '@ferry/api/customer';
import { Card } from '@ferry/ui/Card';
import { Checkbox } from '@ferry/ui/Checkbox';
import { FieldGroup } from '@ferry/ui/FieldGroup';
import { Link } from '@ferry/ui/Link';
import { Stack } from '@ferry/ui/Stack';
import { operator } from '../../../../copy/operator.ts';

/** A consent of the contract; also the id of its box. */
export type Consent = keyof CommitRequest['consents'];

/** What has to be agreed to, in the order of the screen. */
export const consentNames: Record<Consent, string> = {
  conditionsOfCarriage: '運送約款',
  bookingConditions: '予約・取消条件',
  privacyPolicy: '個人情報の取扱い',
};

/** The consents in the order of the screen. */
export const consents = Object.keys(consentNames) as Consent[]; // keys of the record above

export type ConsentFieldsProps = {
  given: ReadonlySet<Consent>;
  onChange: (given: ReadonlySet<Consent>) => void;
  errorOf: (consent: Consent) => string | undefined;
};

/** One box for each consent with the text it is about. Never ticked beforehand. */
export function ConsentFields({ given, onChange, errorOf }: ConsentFieldsProps) {
  const toggle = (consent: Consent, isGiven: boolean) => {
    const others = [...given].filter((other) => other !== consent);
    onChange(new Set(isGiven ? [...others, consent] : others));
  };
  return (
    <Card>
      <FieldGroup legend="同意" level={2} support="リンクは新しいタブで開きます。">
        {consents.map((consent) => (
          <Stack key={consent} gap={1}>
            <Checkbox
              id={consent}
              label={`${consentNames[consent]}に同意する`}
              isSelected={given.has(consent)}
              isRequired
              error={errorOf(consent)}
              onChange={(isGiven) => toggle(consent, isGiven)}
            />
            <Link href={operator.legal[consent]} target="_blank" rel="noopener">
              {consentNames[consent]}を読む(新しいタブ)
            </Link>
          </Stack>
        ))}
      </FieldGroup>
    </Card>
  );
}

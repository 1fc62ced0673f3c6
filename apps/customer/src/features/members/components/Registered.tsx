import { Alert } from '@ferry/ui/Alert';
import { ButtonLink as PlainButtonLink } from '@ferry/ui/ButtonLink';
import { Card } from '@ferry/ui/Card';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { ButtonLink } from '../../../page/links.tsx';
import type { RegisteredMember } from '../model/use-register.ts';

/** The new member, and a link to what they were doing. */
export const Registered = ({ member, path }: RegisteredMember) => (
  <>
    <Alert tone="success" announce="polite">
      {`${member.familyName} ${member.givenName} 様としてログインしました。登録の内容をメールでお送りします。`}
    </Alert>
    <Card as="section" padding="roomy">
      <DescriptionList rows={[{ term: 'お客様番号', value: member.customerNumber }]} />
    </Card>
    <div>
      {path === undefined ? (
        <ButtonLink to="/reservation" tone="primary" size="large">
          便を探す
        </ButtonLink>
      ) : (
        <PlainButtonLink href={`/customer${path}`} tone="primary" size="large">
          続きへ戻る
        </PlainButtonLink>
      )}
    </div>
  </>
);

import type { Member } from '@ferry/api/external';
import { Container } from '@ferry/ui/Container';
import { Text } from '@ferry/ui/Text';
import { useState } from 'react';
import { Page } from '../../page/Page.tsx';
import { EditForm } from './components/EditForm.tsx';

/** `/member/edit`: who the member is to us, to be changed. */
export function EditMemberPage({ member }: { member: Member }) {
  const [hasErrors, setHasErrors] = useState(false);
  return (
    <Container width="form" isPage>
      <Page title="お客様の情報" hasErrors={hasErrors}>
        <Text>「任意」のほかは、すべてご入力ください。</Text>
        <EditForm member={member} onErrors={setHasErrors} />
      </Page>
    </Container>
  );
}

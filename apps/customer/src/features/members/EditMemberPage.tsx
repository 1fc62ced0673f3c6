import type { Member } from '@ferry/api/external';
import { Container } from '@ferry/ui/Container';
import { Text } from '@ferry/ui/Text';
import { Page } from '../../page/Page.tsx';
import { EditForm } from './components/EditForm.tsx';

/** `/member/edit`: who the member is to us, to be changed. */
export function EditMemberPage({ member }: { member: Member }) {
  return (
    <Container width="form" isPage>
      <Page title="お客様の情報">
        <Text>「任意」のほかは、すべてご入力ください。</Text>
        <EditForm member={member} />
      </Page>
    </Container>
  );
}

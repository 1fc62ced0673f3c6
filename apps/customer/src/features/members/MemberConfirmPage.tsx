import { Container } from '@ferry/ui/Container';
import { Navigate, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { Page } from '../../page/Page.tsx';
import { useShown } from '../../session/use-tab-session.ts';
import { BesideBooking } from './components/BesideBooking.tsx';
import { ConfirmEdit } from './components/ConfirmEdit.tsx';
import { ConfirmRegistration } from './components/ConfirmRegistration.tsx';
import { Registered } from './components/Registered.tsx';
import { SignUpSteps } from './components/SignUpSteps.tsx';
import { edit } from './model/edit.ts';
import { useRegister } from './model/use-register.ts';

/** `/member/confirm`: everything once more, before a member is changed or registered. */
export function MemberConfirmPage() {
  const [changing] = useState(edit);
  return changing ? (
    <Container width="form" isPage>
      <Page title="変更する内容を確かめる">
        <ConfirmEdit given={changing} />
      </Page>
    </Container>
  ) : (
    <Registering />
  );
}

/** Then comes the membership, and on to where one came from. */
function Registering() {
  const { given, register } = useRegister();
  const isMember = useShown().name !== undefined;
  const now = useLocation({ select: ({ state }) => state.registered });
  // The address is ahead of the page: what is left has none any more.
  const [registered, setRegistered] = useState(now);
  if (now && !registered) setRegistered(now);
  if (registered && isMember) return <Registered path={registered.path} />;
  if (!given && isMember) {
    return <Navigate to="/member" state={{ notice: 'nothingToConfirm' }} replace />;
  }
  if (!given) return <Navigate to="/member/new" state={{ notice: 'nothingToRegister' }} replace />;
  return (
    <Container isPage>
      <Page key="confirm" title="登録する内容を確かめる" lead={<SignUpSteps at={4} />}>
        <BesideBooking>
          <ConfirmRegistration given={given} register={register} />
        </BesideBooking>
      </Page>
    </Container>
  );
}

import type { OpenedPassengerLink, PassengerDetails } from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Container } from '@ferry/ui/Container';
import { Spinner } from '@ferry/ui/Spinner';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useRef, useState } from 'react';
import { operator } from '../../../copy/operator.ts';
import { Page } from '../../../page/Page.tsx';
import { RetryAlert } from '../../../page/RetryAlert.tsx';
import { CompanionVoyage } from './components/CompanionVoyage.tsx';
import { Entered } from './components/Entered.tsx';
import { OwnDataForm } from './components/OwnDataForm.tsx';
import { OwnTickets } from './components/OwnTickets.tsx';
import { type CompanionLink, useCompanionLink } from './model/use-companion-link.ts';

type CompanionPageProps = {
  /** Of the link; undefined where the page was opened without one, or again. */
  token: string | undefined;
  /** Opens the ticket of a token. */
  onTicket: (ticketToken: string) => void;
};

/** `/companion#…`: what one passenger enters by the link that who has booked has sent. */
export function CompanionPage({ token, onTicket }: CompanionPageProps) {
  const link = useCompanionLink(token);
  const { opened, error, load } = link;
  return (
    <Container width="form" isPage>
      <meta name="robots" content="noindex" />
      <Page title="同行者の入力">
        {!token && (
          <Alert tone="info" title="届いたリンクをもう一度お開きください">
            このページは、予約した方から届いたリンクで開いてください。
          </Alert>
        )}
        {token && !opened && !error && <Spinner label="入力する便を読み込んでいます" />}
        {error && !opened && <NotOpened error={error} onRetry={load} />}
        {token && opened && <Opened {...{ token, opened, link, onTicket }} />}
      </Page>
    </Container>
  );
}

type OpenedProps = {
  token: string;
  opened: OpenedPassengerLink;
  link: CompanionLink;
  onTicket: (ticketToken: string) => void;
};

function Opened({ token, opened, link, onTicket }: OpenedProps) {
  const [isEdited, setEdited] = useState(!opened.isComplete);
  const [isSaved, setSaved] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const onSaved = () => {
    setEdited(false);
    setSaved(true);
    // The form that had the focus goes.
    status.current?.focus();
  };
  const save = async (details: PassengerDetails) => {
    try {
      await link.save(details);
    } catch (failure) {
      // The form is another one now.
      if (asApiError(failure).code === 'VERSION_CONFLICT') status.current?.focus();
      throw failure;
    }
  };
  return (
    <Stack gap={6}>
      <div role="status" tabIndex={-1} ref={status}>
        {isSaved && !isEdited && (
          <Alert tone="success" title="保存しました">
            予約した方には、入力が完了したことが伝わります。
          </Alert>
        )}
        {link.hasChanged && isEdited && (
          <Alert tone="warning" title="まだ保存していません。ご予約が変わりました">
            便と日時をお確かめのうえ、もう一度保存してください。入力した内容は、そのまま残っています。
          </Alert>
        )}
      </div>
      <CompanionVoyage opened={opened} />
      <Text>
        旅客名簿に要る、あなたの分だけをおたずねします。入力した内容は、予約した方の予約の詳細にも表示されます。
      </Text>
      {isEdited ? (
        <OwnDataForm
          key={opened.version}
          {...{ opened, onSaved }}
          typedKey={`companion ${token}`}
          save={save}
        />
      ) : (
        <Entered details={opened.details} onEdit={() => setEdited(true)} />
      )}
      {!isEdited && opened.hasTickets && (
        <OwnTickets token={token} legs={opened.legs.map(({ leg }) => leg)} onOpen={onTicket} />
      )}
    </Stack>
  );
}

/** Why the link cannot be opened. One that counts no more is no fault of the companion. */
function NotOpened({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  if (error.code === 'TOKEN_EXPIRED') {
    return (
      <Alert tone="warning" announce="polite" title="このリンクは使えなくなりました">
        予約した方が取り消したか、予約が変わったか、乗船手続き締切を過ぎています。予約した方にお確かめください。
      </Alert>
    );
  }
  if (error.code === 'TOKEN_INVALID') {
    return (
      <Alert tone="warning" announce="polite" title="このリンクは使えません">
        {`リンクの一部が欠けていることがあります。予約した方に、もう一度送ってもらってください。お電話(${operator.phone.number})でもご案内しています。`}
      </Alert>
    );
  }
  return <RetryAlert title="リンクを開けませんでした" error={error} onRetry={onRetry} />;
}

import { Button } from '@ferry/ui/Button';
import { ButtonLink as PlainButtonLink } from '@ferry/ui/ButtonLink';
import { Container } from '@ferry/ui/Container';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import type { NextStep, Reason } from './reasons.ts';

export type ReasonPageProps = Reason & {
  /** More about it: times, a number for the support desk. */
  details?: ReactNode;
  /** Address of the requested page, for the reasons that pass. */
  again?: string;
};

/** An error page: what happened, what it means, and one next step. */
export const ReasonPage = ({
  title,
  text,
  next,
  details,
  again = '/customer/',
}: ReasonPageProps) => (
  <Container width="form" isPage>
    <Page title={title}>
      <Stack gap={3}>
        <Text>{text}</Text>
        {details}
      </Stack>
      <div>
        <Next next={next} again={again} />
      </div>
    </Page>
  </Container>
);

function Next({ next, again }: { next: NextStep; again: string }) {
  if (next.kind === 'back') {
    return (
      <Button tone="action" onPress={() => window.history.back()}>
        {next.label}
      </Button>
    );
  }
  if (next.kind === 'page') {
    return (
      <ButtonLink to={next.to} tone="action">
        {next.label}
      </ButtonLink>
    );
  }
  // A whole load: the server may have been the reason.
  return (
    <PlainButtonLink href={again} tone="action">
      {next.label}
    </PlainButtonLink>
  );
}

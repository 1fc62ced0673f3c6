import { Button } from '@ferry/ui/Button';
import { ButtonLink as PlainButtonLink } from '@ferry/ui/ButtonLink';
import { PhoneIcon } from '@ferry/ui/Icon';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import type { ReactNode } from 'react';
import { operator } from '../../copy/operator.ts';
import { ButtonLink } from '../../page/links.tsx';
import { SeaPage, type SeaPageProps } from '../../page/SeaPage.tsx';
import { useShown } from '../../session/use-tab-session.ts';
import { type ErrorReason, type ReasonStep, stepFor } from './reasons.ts';

type ReasonPageProps = ErrorReason & {
  /** More about it: times. */
  details?: ReactNode;
  /** What only the support desk asks for, at the end. */
  note?: ReactNode;
  /** Address of the requested page, for the reasons that pass. */
  again?: string;
  /** Behind the card; `mist` for what passes. */
  scene?: SeaPageProps['scene'];
};

/** An error page: what happened, what it means, and one next step. */
export const ReasonPage = ({
  title,
  text,
  next,
  details,
  note,
  scene = 'lost',
  again = '/customer/',
  hasPhone = false,
}: ReasonPageProps) => (
  <SeaPage scene={scene} title={title}>
    <Stack gap={3}>
      {details}
      <Text>{text}</Text>
    </Stack>
    <Stack gap={2}>
      <Next next={next} again={again} />
      {hasPhone && <Phone />}
      {note}
    </Stack>
  </SeaPage>
);

const Phone = () => (
  <>
    <PlainButtonLink href={`tel:${operator.phone.number}`} tone="secondary" isWide>
      <PhoneIcon />
      {operator.phone.number}
    </PlainButtonLink>
    <Text size="dense" tone="quiet">
      お急ぎのときは、お電話でもご案内しています。受付時間は{operator.phone.hours}です。
    </Text>
  </>
);

function Next({ next: general, again }: { next: ReasonStep; again: string }) {
  const next = stepFor(general, useShown().name !== undefined);
  if (next.kind === 'back') {
    return (
      <Button tone="primary" size="large" isWide onPress={() => window.history.back()}>
        {next.label}
      </Button>
    );
  }
  if (next.kind === 'page') {
    return (
      <ButtonLink to={next.to} tone="primary" size="large" isWide>
        {next.label}
      </ButtonLink>
    );
  }
  // A whole load: the server may have been the reason.
  return (
    <PlainButtonLink href={again} tone="primary" size="large" isWide>
      {next.label}
    </PlainButtonLink>
  );
}

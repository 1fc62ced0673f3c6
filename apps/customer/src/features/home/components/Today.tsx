import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { useOffered } from '../../../page/offered.ts';
import { Notices } from './Notices.tsx';
import { Routes } from './Routes.tsx';

/** What is new today: how the routes run, and notices. Loaded after the page has been painted. */
export function Today() {
  const hasStatus = useOffered()('serviceStatus');
  return (
    <Stack gap={10}>
      <Stack as="section" gap={6} aria-labelledby="routes-heading">
        <Heading level={2} size="section" id="routes-heading">
          {hasStatus ? '航路と本日の運航状況' : '航路'}
        </Heading>
        <Routes />
      </Stack>
      {hasStatus && <Notices />}
    </Stack>
  );
}

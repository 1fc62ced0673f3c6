import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Notices } from './Notices.tsx';
import { Routes } from './Routes.tsx';

/** What is new today: how the routes run, and notices. Loaded after the page has been painted. */
export const Today = () => (
  <Stack gap={10}>
    <Stack as="section" gap={6} aria-labelledby="routes-heading">
      <Heading level={2} size="section" id="routes-heading">
        航路と本日の運航状況
      </Heading>
      <Routes />
    </Stack>
    <Notices />
  </Stack>
);

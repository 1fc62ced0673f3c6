import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Notices } from './Notices.tsx';
import { ServiceStatus } from './ServiceStatus.tsx';

/** What is new today: how the routes run, and notices. Loaded after the page has been painted. */
export function News() {
  return (
    <Stack gap={8}>
      <Stack as="section" gap={4} aria-labelledby="service-heading">
        <Heading level={2} size="section" id="service-heading">
          本日の運航状況
        </Heading>
        <ServiceStatus />
      </Stack>
      <Notices />
    </Stack>
  );
}

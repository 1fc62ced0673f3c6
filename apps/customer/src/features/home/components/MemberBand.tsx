import { Container } from '@ferry/ui/Container';
import { Heading } from '@ferry/ui/Heading';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { Link } from '../../../page/links.tsx';
import { NextCrossing } from '../../../trips/NextCrossing.tsx';

export type MemberBandProps = { name: string };

/** What a member comes back for: the next crossing and their own page. */
export const MemberBand = ({ name }: MemberBandProps) => (
  <Container>
    <Stack as="section" gap={4} aria-labelledby="member-heading">
      <Inline gap={4} justify="between">
        <Heading level={2} size="section" id="member-heading">
          {`${name} 様`}
        </Heading>
        <Link to="/member">マイページ</Link>
      </Inline>
      <NextCrossing level={3} none={<Text>これからのご予約はありません。</Text>} />
    </Stack>
  </Container>
);

import type { Draft } from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { formatDate } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { Heading } from '@ferry/ui/Heading';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useEffect, useRef } from 'react';
import { errorText } from '../../../copy/error-texts.ts';
import { ButtonLink } from '../../../page/links.tsx';
import { FromTo } from '../../../trips/FromTo.tsx';

type LeavingDraftProps = {
  draft: Draft;
  failure: ApiError | undefined;
  /** A member logs out with the answer; a visitor only answers. */
  isMember: boolean;
  isRemoving: boolean;
  onRemove: () => void;
  onKeep: () => void;
};

/** What is to become of the booking that is being entered: the device may be a shared one. */
export function LeavingDraft({
  draft,
  failure,
  isMember,
  isRemoving,
  onRemove,
  onKeep,
}: LeavingDraftProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It comes after the page has been opened: a screen reader would not find it by itself.
  useEffect(() => heading.current?.focus(), []);
  const { sailing } = draft.outbound;
  return (
    <Card padding="roomy">
      <Stack gap={4}>
        <Heading level={2} size={3} ref={heading} isFocusable>
          入力中の予約をこの端末から削除しますか
        </Heading>
        <Text isNumber isBold>
          {formatDate(sailing.date)} <FromTo from={sailing.fromPort} to={sailing.toPort} />
          {draft.return && '(往復)'}
        </Text>
        <Text>
          ほかの方も使う端末では、削除することをおすすめします。削除すると、入力したお名前や連絡先は元に戻せません。お取り置き中の席も、お返しになります。
        </Text>
        {failure && (
          <Alert tone="error" title="削除できませんでした" announce="assertive">
            {failure.code === 'RESERVATION_STATE'
              ? 'お支払いの手続き中のため、削除できません。'
              : errorText(failure)}
          </Alert>
        )}
        <Inline gap={4}>
          <Button
            tone="primary"
            isPending={isRemoving}
            pendingLabel="削除しています"
            onPress={onRemove}
          >
            {isMember ? '削除してログアウトする' : '削除する'}
          </Button>
          <Button tone="secondary" onPress={isRemoving ? undefined : onKeep}>
            {isMember ? '残してログアウトする' : '残す'}
          </Button>
        </Inline>
        <div>
          <ButtonLink to="/reservation/customer-input" search={{ draft: draft.id }} tone="quiet">
            {isMember ? 'ログアウトせずに予約を続ける' : '予約を続ける'}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}

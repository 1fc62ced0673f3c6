import type { ApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import type { LinkRefusals } from '../../../../copy/link-refusals.ts';
import { RetryAlert } from '../../../../page/RetryAlert.tsx';
import type { FlowLinks } from '../model/flow.ts';
import { SearchLink } from './SearchLink.tsx';

type NotOpenedProps = {
  /** What the link is to: 「空席待ち」. */
  subject: string;
  error: ApiError;
  refusals: LinkRefusals;
  links: FlowLinks;
  onRetry: () => void;
};

/** Says why the link of a mail opens nothing, and what to do now. */
export function NotOpened({ subject, error, refusals, links, onRetry }: NotOpenedProps) {
  const reason = refusals[error.code];
  if (!reason) return <RetryAlert title={`${subject}を開けませんでした`} {...{ error, onRetry }} />;
  return (
    <Alert
      tone="warning"
      announce="polite"
      title={reason.title}
      action={<SearchLink links={links} />}
    >
      {reason.text}
    </Alert>
  );
}

import { type Draft, getDraftQueryKey, resumeDraftMutation } from '@ferry/api/customer';
import { asApiError, type FailureCode } from '@ferry/api/errors';
import { storeResponse } from '@ferry/api/store-response';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Container } from '@ferry/ui/Container';
import { Inline } from '@ferry/ui/Inline';
import { Spinner } from '@ferry/ui/Spinner';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { errorText } from '../../../copy/error-texts.ts';
import { forgetLinkToken, RESUME_LINK } from '../../../page/link-token.ts';
import { ButtonLink } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { draftLink } from '../shared/model/draft-link.ts';
import type { FlowLinks } from '../shared/model/flow.ts';

/** Links that do not count have a page of their own; what else fails may be tried again. */
const linkReasons = new Map<FailureCode, 'tokenExpired' | 'tokenUsed' | 'tokenInvalid'>([
  ['TOKEN_EXPIRED', 'tokenExpired'],
  ['TOKEN_USED', 'tokenUsed'],
  ['TOKEN_INVALID', 'tokenInvalid'],
]);

type ResumePageProps = {
  links: FlowLinks;
  /** The steps that a draft is gone on with. */
  linksOf: (draft: Draft) => FlowLinks;
  token: string;
};

/** `/reservation#…`: takes a booking over from another device and goes on with it. */
export function ResumePage({ links, linksOf, token }: ResumePageProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const resume = useMutation({
    ...resumeDraftMutation(),
    // A link that was used, or counts no more: what else is opened in this tab is no longer this draft.
    onError: (error) => {
      if (linkReasons.has(asApiError(error).code)) forgetLinkToken(RESUME_LINK);
    },
    onSuccess: (draft: Draft) => {
      forgetLinkToken(RESUME_LINK);
      storeResponse(queryClient, getDraftQueryKey({ path: { draftId: draft.id } }), draft);
      return navigate({ ...draftLink(linksOf(draft), draft), replace: true });
    },
  });
  const begin = () => resume.mutate({ body: { token } });
  const hasBegun = useRef(false);
  const beginOnce = useEffectEvent(() => {
    if (!hasBegun.current) begin();
    hasBegun.current = true;
  });
  useEffect(() => beginOnce(), []);

  const reason = resume.error ? linkReasons.get(asApiError(resume.error).code) : undefined;
  if (reason) return <Navigate to="/errors/mail-error" search={{ reason }} replace />;
  return (
    <Container width="form" isPage>
      <Page title="入力の続きを開く">
        {resume.error ? (
          <Alert
            tone="error"
            announce="assertive"
            title="入力の続きを開けませんでした"
            action={
              <Inline>
                <Button tone="action" onPress={begin}>
                  もう一度試す
                </Button>
                <ButtonLink
                  {...links.conditions()}
                  tone="secondary"
                  onClick={() => forgetLinkToken(RESUME_LINK)}
                >
                  便を探す
                </ButtonLink>
              </Inline>
            }
          >
            {errorText(asApiError(resume.error))}
          </Alert>
        ) : (
          <Spinner label="入力内容を読み込んでいます" />
        )}
      </Page>
    </Container>
  );
}

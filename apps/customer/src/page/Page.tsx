import { Alert } from '@ferry/ui/Alert';
import { Heading, type HeadingProps } from '@ferry/ui/Heading';
import { Inline } from '@ferry/ui/Inline';
import { usePageTitle } from '@ferry/ui/page-title';
import { Stack } from '@ferry/ui/Stack';
import { useLocation } from '@tanstack/react-router';
import { Activity, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { noticeTexts } from '../copy/notices.ts';
import { operator } from '../copy/operator.ts';
import { LineContext } from './line-context.ts';

let isFirstPage = true;

type PageHeadingProps = {
  /** The page's one `h1` and its title in the browser. */
  title: string;
  size?: HeadingProps['size'];
};

/**
 * The heading of a page. It takes focus after navigation, so that a screen reader begins there (not
 * at the first load, when the browser starts at the top by itself). A link with a hash gives it to
 * its target instead.
 */
export function PageHeading({ title, size = 1 }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  usePageTitle(`${title}|${operator.siteTitle}`);

  // A layout effect runs again when the page comes back from behind its skeleton, where what had the
  // focus has lost it.
  useLayoutEffect(() => {
    if (isFirstPage) {
      isFirstPage = false;
      return;
    }
    // Where a link led to a part of the page, that part is what comes next.
    const part = document.getElementById(window.location.hash.slice(1));
    part?.closest('details:not([open])')?.setAttribute('open', '');
    part?.focus({ preventScroll: true });
    if (!part || document.activeElement !== part) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Heading level={1} size={size} ref={heading} isFocusable>
      {title}
    </Heading>
  );
}

export type PageProps = PageHeadingProps & {
  /** Above the heading: the step indicator. */
  lead?: ReactNode;
  /** In the line of the heading, where it has room: what the page is about. */
  beside?: ReactNode;
  /** Less air between its parts, where a list has to come into the first view. */
  isDense?: boolean;
  children: ReactNode;
};

/** Why this page is shown when another one was requested, or what has been done on the one before. */
export function PageNotice() {
  const notice = useLocation({ select: (location) => location.state.notice });
  const [first] = useState(notice);
  const isResult = notice === 'slotsChanged';
  // The address is ahead of the page: what is done is not said on the page that is being left.
  if (!notice || (isResult && notice !== first)) return null;
  return (
    <Alert tone={isResult ? 'success' : 'info'} {...(isResult && { announce: 'polite' as const })}>
      {noticeTexts[notice]}
    </Alert>
  );
}

/**
 * Heading and content of a page, with the reason when another page was requested. While it waits for its turn, the line
 * stands in the place of the content, which stays as it is: nothing that was typed is lost.
 */
export function Page({ lead, beside, isDense, children, ...heading }: PageProps) {
  const line = useContext(LineContext);
  return (
    <Stack gap={isDense ? 3 : 6}>
      {lead}
      {beside ? (
        <Inline gap={4}>
          <PageHeading {...heading} />
          {beside}
        </Inline>
      ) : (
        <PageHeading {...heading} />
      )}
      <PageNotice />
      {line}
      <Activity mode={line ? 'hidden' : 'visible'}>{children}</Activity>
    </Stack>
  );
}

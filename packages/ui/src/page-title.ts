import { useEffect } from 'react';

/** As the page has set it; until one has, that of the document. */
let pageTitle: string | undefined;
/** How many error summaries are shown. */
let summaries = 0;

// Not by watching the document: a browser that translates the page writes its title too.
const write = () => {
  pageTitle ??= document.title;
  document.title = `${summaries > 0 ? 'エラー:' : ''}${pageTitle}`;
};

/** Sets the title of the document. It begins with 「エラー:」 while an error summary is shown. */
export function usePageTitle(title: string) {
  useEffect(() => {
    pageTitle = title;
    write();
  }, [title]);
}

/** Puts 「エラー:」 before the title while `isShown`. */
export function useErrorsInTitle(isShown: boolean) {
  useEffect(() => {
    if (!isShown) return;
    summaries += 1;
    write();
    return () => {
      summaries -= 1;
      write();
    };
  }, [isShown]);
}

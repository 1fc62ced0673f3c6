const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');

/**
 * The text of a page's h1, which is its title too.
 * @param frame what stands where a page is still loading: its heading is no page's own
 * @throws Error in one line when the page has none of its own before any response of the server
 */
export function ownHeading(path: string, html: string, frame: string): string {
  const heading = headingOf(html);
  if (!heading) throw new Error(`${path} was rendered without a heading`);
  if (heading === headingOf(frame)) {
    throw new Error(
      `${path} waits for a response before it shows anything: prefetchQuery without await, and useQuery`,
    );
  }
  return heading;
}

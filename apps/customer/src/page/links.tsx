import { ButtonLink as UiButtonLink } from '@ferry/ui/ButtonLink';
import { Link as UiLink } from '@ferry/ui/Link';
import { createLink } from '@tanstack/react-router';
import type { FC } from 'react';

/**
 * A link that leads away, for `createLink`: the router calls each link the current page whose path the page's own
 * begins with, and a screen reader would say so.
 */
export const leadingAway = <Props extends { 'aria-current'?: unknown }>(Component: FC<Props>) => {
  const isNot = { 'aria-current': undefined };
  const Away: FC<Props> = (props) => <Component {...props} {...isNot} />;
  return Away;
};

/** The design system's link, led by the router. */
export const Link = createLink(leadingAway(UiLink));

/** The design system's link that looks like a button, led by the router. */
export const ButtonLink = createLink(leadingAway(UiButtonLink));

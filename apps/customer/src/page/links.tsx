import { ButtonLink as UiButtonLink } from '@ferry/ui/ButtonLink';
import { Link as UiLink } from '@ferry/ui/Link';
import { createLink } from '@tanstack/react-router';

/** The design system's link, led by the router. */
export const Link = createLink(UiLink);

/** The design system's link that looks like a button, led by the router. */
export const ButtonLink = createLink(UiButtonLink);

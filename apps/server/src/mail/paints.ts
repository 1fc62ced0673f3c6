import type { Theme } from '@ferry/ui/theme/theme';
import { darkTheme, theme } from '../rules/company.ts';

/** Styles of a mail that have a colour, as functions of a theme. One that is part of another comes before it. */
const STYLES = {
  ink: ({ ink }) => `color:${ink}`,
  quiet: ({ inkQuiet }) => `color:${inkQuiet}`,
  link: ({ action }) => `color:${action}`,
  flagged: ({ warning }) => `color:${warning}`,
  row: ({ hairline }) => `border-bottom:1px solid ${hairline}`,
  total: ({ ink }) => `border-top:2px solid ${ink}`,
  midnight: ({ controlBorder }) => `border-top:2px dashed ${controlBorder}`,
  ashore: ({ controlBorder }) => `border-left:3px dotted ${controlBorder}`,
  atSea: ({ action }) => `border-left:3px solid ${action}`,
  ring: ({ action }) => `border:4px solid ${action}`,
  dot: ({ action }) => `background:${action}`,
  flag: ({ warning }) => `background:${warning}`,
  sheet: ({ ground }) => `background:${ground}`,
  page: ({ groundPage, ink }) => `background:${groundPage};color:${ink}`,
  head: ({ groundDeep, onDeep }) => `background:${groundDeep};color:${onDeep}`,
  quietBox: ({ groundPage, hairline }) => `background:${groundPage};border:1px solid ${hairline}`,
  warningBox: ({ warningGround, warning }) =>
    `background:${warningGround};border:1px solid ${warning}`,
  quietButton: ({ ground, action }) =>
    `background:${ground};border:2px solid ${action};color:${action}`,
  nextButton: ({ primary, onPrimary }) =>
    `background:${primary};border:2px solid ${primary};color:${onPrimary}`,
} satisfies Record<string, (color: Theme['color']) => string>;

/** The style at an element of a mail in the operator's colours by day: `background:#FFFFFF`. */
export const paint = (name: keyof typeof STYLES): string => STYLES[name](theme.color);

/**
 * Style sheet of a mail: the operator's dark colours for readers in the dark. It finds an element by its style,
 * which mail programs leave as it is. Programs that drop the sheet keep the colours by day.
 */
const darkSheet = `@media (prefers-color-scheme:dark){${Object.values(STYLES)
  .map((styleIn) => {
    const dark = styleIn(darkTheme.color).replaceAll(/(?=;|$)/g, '!important');
    return `[style*="${styleIn(theme.color)}"]{${dark}}`;
  })
  .join('')}}`;

/** Where the style sheet comes when a mail is sent: it is the same in all, and no mail is stored with it. */
export const SHEET = '<style></style>';

/** A mail as its reader gets it. @param html as it is stored */
export const withSheet = (html: string): string =>
  html.replace(SHEET, `<style>${darkSheet}</style>`);

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../tokens/breakpoint.ts';
import { line, size } from '../tokens/shape.ts';
import { space } from '../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../tokens/type.ts';
import { anchored, floating } from './floating.css.ts';

/** Each cell sees its own anchor only, so one name does for all of them. */
export const anchor = '--ferry-cell';

/** A sheet over the page on a phone; from `md` on it stands under its cell. */
export const panel = style([
  floating,
  {
    flexDirection: 'column',
    inlineSize: '100%',
    maxInlineSize: '100%',
    blockSize: `calc(100dvh - ${space[6]}px)`,
    maxBlockSize: 'none',
    margin: 'auto 0 0',
    padding: 0,
    border: 0,
    borderRadius: `${vars.radius.panel} ${vars.radius.panel} 0 0`,
    overflowY: 'auto',
    // What takes focus is not hidden below the head or the foot.
    scrollPaddingBlock: space[16] + space[8],
    // A list with a selector that a browser does not know is ignored as a whole.
    selectors: { '&:popover-open': { display: 'flex' }, '&[open]': { display: 'flex' } },
    '::backdrop': { background: vars.color.backdrop },
    '@media': {
      [media.md]: {
        inlineSize: 'max-content',
        maxInlineSize: `min(${size.panel}px, calc(100vw - ${space[16]}px))`,
        blockSize: 'fit-content',
        maxBlockSize: `calc(100dvh - ${space[8]}px)`,
        margin: 'auto',
        borderRadius: vars.radius.panel,
        // Where it is a modal dialog, the page cannot be pressed, and looks so.
        selectors: { '&:not([open])::backdrop': { background: 'none' } },
      },
      [media.forcedColors]: { border: `${line.strong}px solid` },
    },
    '@supports': {
      [anchored]: {
        '@media': {
          [`${media.md} and (min-height: 40rem)`]: {
            inset: 'auto',
            margin: `${space[1]}px 0`,
            // Of the room below the cell, as it is at the moment of opening.
            maxBlockSize: `calc(100% - ${space[2]}px)`,
            positionAnchor: anchor,
            positionArea: 'block-end span-inline-end',
            positionTryFallbacks: 'block-end span-inline-start, block-end span-all',
          },
        },
      },
    },
  },
]);

// The page behind a sheet does not scroll. A scroll bar that takes room goes: the sheet is as wide as
// the window, and of the page there is only a strip in sight, below the backdrop.
// Nothing of the page covers a panel: what takes focus at its end needs no room to the window's edge,
// and a page that moved for it would take the button away from below the pointer.
for (const open of [':popover-open', '[open]']) {
  globalStyle(`html:has(${panel}${open})`, {
    scrollPaddingBlock: 0,
    '@media': { [media.belowMd]: { overflow: 'hidden' } },
  });
}

export const content = style({ flexGrow: 1, display: 'flex', flexDirection: 'column' });

const bar = style({
  position: 'sticky',
  // Above the marks of a list that scrolls below it.
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[3]}px ${space[4]}px`,
  background: vars.color.ground,
  '@media': {
    [media.md]: { paddingInline: space[6] },
    [media.short]: { position: 'static' },
  },
});

export const head = style([
  bar,
  {
    flexWrap: 'wrap',
    rowGap: 0,
    insetBlockStart: 0,
    borderBlockEnd: `${line.hair}px solid ${vars.color.hairline}`,
  },
]);

export const title = style({
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

/** At the end of the line; on a phone below it. */
export const note = style({
  order: 1,
  flexBasis: '100%',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.line,
  '@media': { [media.md]: { flexBasis: 'auto' } },
});

/** Where the page is there to be pressed, Escape and any press beside it close it. */
export const close = style({ '@media': { [media.md]: { display: 'none' } } });

export const body = style({
  flexGrow: 1,
  padding: space[4],
  '@media': { [media.md]: { padding: `${space[3]}px ${space[6]}px` } },
});

export const foot = style([
  bar,
  {
    insetBlockEnd: 0,
    paddingBlockStart: space[2],
    paddingBlockEnd: `max(${space[2]}px, env(safe-area-inset-bottom))`,
    borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
    fontSize: rem(fontSize.dense),
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.line,
  },
]);

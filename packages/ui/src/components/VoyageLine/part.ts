import { type ComplexStyleRule, type StyleRule, style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoint.ts';
import { form } from './forms.css.ts';

type Plain = Omit<StyleRule, 'selectors' | '@media' | '@layer' | '@supports' | '@container'>;
/** A part as it is laid out in one form: itself, and what is drawn before and after it. */
type Look = { self?: Plain; before?: Plain; after?: Plain };

/** What a part looks like, by the way in which the list stands. */
export type Looks = {
  /** In every form. */
  all?: Plain;
  /** `small` below 960 px. */
  phone?: Look;
  /** `small` from 960 px on. */
  row?: Look;
  /** `large` from 960 px on. */
  wide?: Look;
  /** `vertical`, and `large` below 960 px. */
  upright?: Look;
};

const within = (list: string, { self = {}, before, after }: Look = {}) => ({
  [`${list} &`]: self,
  ...(before && { [`${list} &::before`]: { content: '""', position: 'absolute', ...before } }),
  ...(after && { [`${list} &::after`]: { content: '""', position: 'absolute', ...after } }),
});

/** One style for a part of the list: which look it has is a matter of form and width alone. */
export const part = ({ all = {}, phone, row, wide, upright }: Looks): string =>
  style({
    ...all,
    selectors: within(form.vertical, upright),
    '@media': {
      [media.belowMd]: {
        selectors: { ...within(form.small, phone), ...within(form.large, upright) },
      },
      [media.md]: { selectors: { ...within(form.small, row), ...within(form.large, wide) } },
    },
    // The keys of the selectors are made here, so their type is not known.
  } as ComplexStyleRule);

import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoint.ts';

const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 6: 6 } as const;

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const from = (query: string) =>
  styleVariants(counts, (count) => ({ '@media': { [query]: columns(count) } }));

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

// In the order of the widths: the widest that holds comes last and wins.
export const base = styleVariants(counts, columns);
export const sm = from(media.sm);
export const md = from(media.md);
export const lg = from(media.lg);
export const xl = from(media.xl);

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'start' },
});

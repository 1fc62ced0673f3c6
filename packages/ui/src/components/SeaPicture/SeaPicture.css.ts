import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });

export const port = style({ fill: 'none', stroke: vars.color.heroHorizon, strokeWidth: 4 });

export const mist = style({ fill: vars.color.heroHorizon, opacity: 0.5 });

import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';

export const vertical = style({ display: 'flex', flexDirection: 'column' });

export const inline = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] });

import { style } from '@vanilla-extract/css';

export const options = style({ display: 'flex', flexDirection: 'column' });

import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { ferryValues } from './ferry.values.ts';

createGlobalTheme(':root', vars, ferryValues);

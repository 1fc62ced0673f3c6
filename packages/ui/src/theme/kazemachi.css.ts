import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { kazemachiValues } from './kazemachi.values.ts';

createGlobalTheme(':root', vars, kazemachiValues);

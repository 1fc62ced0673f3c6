import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { wireframeValues } from './wireframe.values.ts';

createGlobalTheme(':root[data-theme="wireframe"]', vars, wireframeValues);

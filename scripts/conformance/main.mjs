#!/usr/bin/env node
/** The program of the packed folder. */
import { command } from './command.mjs';

process.exit(await command(process.argv.slice(2)));

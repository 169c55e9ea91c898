// The languages that the page speaks: what has a folder.
import { readdirSync } from 'node:fs';

export const LANGUAGES = readdirSync(new URL('../../../data/messages/', import.meta.url));

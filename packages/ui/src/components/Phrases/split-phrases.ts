import { jaModel, Parser } from 'budoux';

const parser = new Parser(jaModel);

/** Japanese text → its phrases: 「便を選んでください」 → 「便を」「選んで」「ください」. */
export const splitPhrases = (text: string): string[] => parser.parse(text);

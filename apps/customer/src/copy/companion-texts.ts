/** Of a link that takes the place of one that was sent before. */
export const resentText = '送り直すと、前のリンクは使えなくなります。';

/** Of the address for a link that need not be mailed. */
export const copiedText = 'コピーして渡すときは、入力しなくてかまいません。';

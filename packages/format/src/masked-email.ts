/** A mail address that is only hinted at. */
type MaskedEmail = {
  /** `h•••@example.jp`: enough to notice a mistake, too little for a shoulder. */
  seen: string;
  /** The same without signs: 「hで始まるexample.jpのメールアドレス」. */
  spoken: string;
};

/** `hanako@example.jp` as it is shown and as it is said. */
export function maskedEmail(email: string): MaskedEmail {
  const at = email.lastIndexOf('@');
  if (at < 1) return { seen: '•••', spoken: 'ご登録のメールアドレス' };
  const [first = ''] = email;
  const host = email.slice(at + 1);
  // A quotation mark that an address begins with is a sign itself.
  const start = /[\p{L}\p{N}]/u.test(first) ? `${first}で始まる` : '';
  return { seen: `${first}•••@${host}`, spoken: `${start}${host}のメールアドレス` };
}

/** `hanako@example.jp` → `h•••@example.jp`: enough to notice a mistake, too little for a shoulder. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at > 0 ? `${first}•••${email.slice(at)}` : '•••';
}

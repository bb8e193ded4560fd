/** A page with the token of the link it was opened by: a form that was refused is shown again with it. */
export function withLink(page: string, body: unknown): string {
  const { token } = Object(body) as { token?: unknown };
  const shown = typeof token === 'string' && /^[\w-]{1,200}$/.test(token) ? token : '';
  return `${page}?token=${shown}`;
}

import type { Locale } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escaped } from '../../../kernel/http/escaped.js';
import { mailPage } from '../../figures/index.js';

/** What the document of the api says of pages that links in mails lead to. */
export const PAGE = { content: { 'text/html': { schema: { type: 'string' } } } } as const;

/** A question, and the button that answers it: it works without scripts. */
export const buttonHtml = (text: string, button: string): string =>
  `<p>${escaped(text)}</p><form method="post"><button style="font:inherit;padding:12px 24px">${escaped(button)}</button></form>`;

/** A person is told by a page that their link leads nowhere. @throws DomainError unsubscribe/unknown, mail-consent/unknown for programs */
export function refuseProgram({ headers }: FastifyRequest, area: 'unsubscribe' | 'mail-consent'): void {
  if (headers.accept?.startsWith('application/json'))
    throw new DomainError(`${area}/unknown`, 'This link leads nowhere.');
}

export async function answerPage(
  reply: FastifyReply,
  locale: Locale,
  status: number,
  title: string,
  body: string,
): Promise<void> {
  await reply
    .status(status)
    .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(mailPage(locale, title, body));
}

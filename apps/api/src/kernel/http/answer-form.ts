import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForm, pagePath } from './page-redirect.js';

export interface FormOutcome {
  /** For programs. */
  status: number;
  body?: unknown;
  /** Where a person is led, without the language; `?done=` tells the page what to say. */
  page: string;
  /** Instead of `page`: a whole path on this origin. */
  path?: string | undefined;
}

/**
 * Answers a form twice: 303 to a person, JSON to a program. A refusal leads a person back to `page` with `?error=`.
 * @param locale of the page when the address does not say it
 */
export async function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, locale }: { page: string; locale?: string | undefined },
  work: () => Promise<FormOutcome>,
): Promise<void> {
  const form = isForm(request);
  reply.header('cache-control', 'private, no-store');
  try {
    const outcome = await work();
    const target = outcome.path ?? pagePath(request, outcome.page, locale);
    if (form) await reply.status(303).header('location', target).send();
    else await reply.status(outcome.status).send(outcome.body);
  } catch (error) {
    if (!form || !(error instanceof DomainError)) throw error;
    await leadBack(request, reply, { page, locale }, error);
  }
}

/** Leads a person back to the page of their form, which says why it was refused. */
export async function leadBack(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, locale }: { page: string; locale?: string | undefined },
  { code }: DomainError,
): Promise<void> {
  const address = withError(pagePath(request, page, locale), code.split('/').at(-1) ?? 'invalid');
  await reply.header('cache-control', 'private, no-store').status(303).header('location', address).send();
}

/** The query comes before the part of the page that is meant. */
function withError(page: string, reason: string): string {
  const [address = '', part] = page.split('#', 2);
  return `${address}${address.includes('?') ? '&' : '?'}error=${reason}${part ? `#${part}` : ''}`;
}

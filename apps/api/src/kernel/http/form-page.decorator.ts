import { type ArgumentsHost, Catch, type ExceptionFilter, UseFilters } from '@nestjs/common';
import { sendProblem, toProblem, ValidationError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { leadBack } from './answer-form.js';
import { isForm } from './page-redirect.js';

/** The page of a form, without the language; it may depend on what was sent. */
type PageOf = string | ((request: FastifyRequest) => string);

/** A form that does not fit its DTO leads a person back to its page, with `?error=invalid`; programs get the problem. */
export const FormPage = (page: PageOf) => UseFilters(new UnfitForms(page));

@Catch(ValidationError)
class UnfitForms implements ExceptionFilter<ValidationError> {
  constructor(private readonly page: PageOf) {}

  async catch(error: ValidationError, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (!isForm(request)) return sendProblem(reply, toProblem(error, request.url.split('?')[0] ?? '/'));
    const page = typeof this.page === 'string' ? this.page : this.page(request);
    const { locale } = Object(request.body) as { locale?: unknown };
    await leadBack(request, reply, { page, locale: typeof locale === 'string' ? locale : undefined }, error);
  }
}

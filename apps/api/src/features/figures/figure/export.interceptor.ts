import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { EXPORT_FORMATS, type ExportFormat } from '@toile/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';

export type ExportRequest = FastifyRequest<{ Querystring: Record<string, string> }>;

/** Makes files of answers; the feature `exports` provides it. */
export abstract class FigureFiles {
  /** The file's bytes; headers are set on the reply. @throws DomainError export/throttled */
  abstract fileOf(
    answer: object,
    format: ExportFormat,
    request: ExportRequest,
    reply: FastifyReply,
  ): Promise<Buffer>;
}

/** With `?format=` an answer becomes a file, exactly as filtered. */
@Injectable()
export class ExportInterceptor implements NestInterceptor<object> {
  constructor(private readonly files: FigureFiles) {}

  intercept(context: ExecutionContext, next: CallHandler<object>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<ExportRequest>();
    const format = EXPORT_FORMATS.find((one) => one === request.query.format);
    if (!format) return next.handle();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(mergeMap((answer) => this.files.fileOf(answer, format, request, reply)));
  }
}

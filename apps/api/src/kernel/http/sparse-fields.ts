import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidationError } from '@toile/platform';
import { IsOptional, IsString, Matches } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';

const MOST = 500;
const NAMES = /^[a-z][a-z0-9_]*(,[a-z][a-z0-9_]*){0,49}$/;

/** Names of fields by commas, for `SparseFields`. */
export const IsFields = () =>
  applyDecorators(
    IsOptional(),
    IsString(),
    Matches(NAMES, { message: 'names of fields, joined by commas' }),
    ApiProperty({ type: String, maxLength: MOST, pattern: NAMES.source, required: false }),
  );

type Row = Record<string, unknown>;

/** With `?fields=` rows of a list have only those, in their order. What is said about the list stays. */
export class SparseFields implements NestInterceptor<Row> {
  intercept(context: ExecutionContext, next: CallHandler<Row>): Observable<Row> {
    const { query } = context
      .switchToHttp()
      .getRequest<FastifyRequest<{ Querystring: { fields?: unknown } }>>();
    const { fields } = query;
    if (typeof fields !== 'string' || fields === '') return next.handle();
    return next.handle().pipe(map((answer) => withFields(answer, fields.split(','))));
  }
}

/** @throws ValidationError that names the fields there are */
export function withFields(answer: Row, names: readonly string[]): Row {
  const list = Array.isArray(answer.results) ? 'results' : 'rows';
  const rows = answer[list];
  if (!Array.isArray(rows)) return answer;
  const [first] = rows as Row[];
  const unknown = first ? names.filter((name) => !(name in first)) : [];
  if (first && unknown.length > 0)
    throw new ValidationError([
      {
        propertyPath: 'fields',
        message: `there is no ${unknown.join(', ')}; there are ${Object.keys(first).join(', ')}`,
        code: 'invalid_value',
      },
    ]);
  const narrowed = (rows as Row[]).map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));
  return { ...answer, [list]: narrowed };
}

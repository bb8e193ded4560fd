import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Observable, tap } from 'rxjs';

const replyOf = (context: ExecutionContext) => context.switchToHttp().getResponse<FastifyReply>();

class NeverStored implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    replyOf(context).header('cache-control', 'private, no-store');
    return next.handle();
  }
}

class Located implements NestInterceptor {
  constructor(private readonly path: string) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(tap(() => replyOf(context).header('location', this.path)));
  }
}

/** Answers are for who asks alone: no cache keeps them. */
export const PrivateAnswers = () => UseInterceptors(new NeverStored());

/** Where what was made is found. */
export const LocatedAt = (path: string) => UseInterceptors(new Located(path));

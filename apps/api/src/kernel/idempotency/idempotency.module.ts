import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ForgetOldWritesHandler } from './forget-old-writes.handler.js';
import { IdempotentWrites } from './idempotent-writes.js';
import { OnceInterceptor } from './once.interceptor.js';

/** Writes that happen once, whichever feature they are of. */
@Module({
  providers: [
    IdempotentWrites,
    ForgetOldWritesHandler,
    { provide: APP_INTERCEPTOR, useClass: OnceInterceptor },
  ],
})
export class IdempotencyModule {}

import { Global, Module } from '@nestjs/common';
import type pg from 'pg';
import { POOL, SECRET } from '../tokens.js';
import { DevMailController } from './dev-mail.controller.js';
import { ForgetMailsHandler } from './forget-mails.handler.js';
import { ForgetAttachmentsHandler, MailAttachments } from './mail-attachments.js';
import { MailQueue } from './mail-queue.js';
import { MailReturns } from './mail-returns.js';
import { SendMailHandler } from './send-mail.handler.js';

/** Mails that are written go out by jobs. */
@Global()
@Module({
  controllers: [DevMailController],
  providers: [
    MailQueue,
    MailAttachments,
    SendMailHandler,
    ForgetAttachmentsHandler,
    ForgetMailsHandler,
    {
      provide: MailReturns,
      inject: [POOL, SECRET],
      useFactory: (pool: pg.Pool, secret: Buffer) => new MailReturns(pool, secret),
    },
  ],
  exports: [MailQueue, MailAttachments, MailReturns],
})
export class MailModule {}

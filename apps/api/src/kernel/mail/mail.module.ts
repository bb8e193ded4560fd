import { Global, Module } from '@nestjs/common';
import { DevMailController } from './dev-mail.controller.js';
import { ForgetAttachmentsHandler, MailAttachments } from './mail-attachments.js';
import { MailQueue } from './mail-queue.js';
import { SendMailHandler } from './send-mail.handler.js';

/** Mails that are written go out by jobs. */
@Global()
@Module({
  controllers: [DevMailController],
  providers: [MailQueue, MailAttachments, SendMailHandler, ForgetAttachmentsHandler],
  exports: [MailQueue, MailAttachments],
})
export class MailModule {}

import { Inject, type OnApplicationShutdown } from '@nestjs/common';
import { HandlesTask, type TaskHandler } from '../jobs/task.js';
import { MAILER } from '../tokens.js';
import { MailAttachments } from './mail-attachments.js';
import { MailQueue } from './mail-queue.js';
import { SEND_MAIL, type SealedDto } from './mail-tasks.js';
import type { Mail, Mailer } from './mailer.js';

/**
 * Hands a mail to the mail server. SMTP knows no "once": who dies after the server took it and before that is noted sends
 * it again, under the same Message-ID, by which servers and mail programs know a repeat.
 */
@HandlesTask(SEND_MAIL)
export class SendMailHandler implements TaskHandler<SealedDto>, OnApplicationShutdown {
  constructor(
    @Inject(MAILER) private readonly mailer: Mailer,
    private readonly queue: MailQueue,
    private readonly attachments: MailAttachments,
  ) {}

  async handle({ sealed }: SealedDto): Promise<void> {
    const mail = this.queue.open<Mail>(sealed);
    if (!mail.attached) return this.mailer.send(mail);
    const file = await this.attachments.read(mail.attached.id);
    // What was attached is gone with the member it was about.
    if (file) await this.mailer.send(mail, file);
  }

  onApplicationShutdown(): Promise<void> {
    return this.mailer.close();
  }
}

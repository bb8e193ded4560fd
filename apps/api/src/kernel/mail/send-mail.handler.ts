import { Inject, type OnApplicationShutdown } from '@nestjs/common';
import { HandlesTask, type TaskHandler } from '../jobs/task.js';
import { MAILER } from '../tokens.js';
import { MailAttachments } from './mail-attachments.js';
import { MailQueue } from './mail-queue.js';
import { MailReturns } from './mail-returns.js';
import { SEND_MAIL, type SealedDto } from './mail-tasks.js';
import { type Mail, type Mailer, mailIdOf } from './mailer.js';
import { smtpRefusalOf } from './smtp-refusal.js';

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
    private readonly returns: MailReturns,
  ) {}

  async handle({ sealed }: SealedDto): Promise<void> {
    const mail = this.queue.open<Mail>(sealed);
    // What its reader may end, they can do without; nobody asked for it just now, as for a link.
    if (mail.unsubscribe && (await this.returns.of(mail.to))) return;
    if (!mail.attached) return this.send(mail);
    const file = await this.attachments.read(mail.attached.id);
    // What was attached is gone with the member it was about.
    if (file) await this.send(mail, file);
  }

  onApplicationShutdown(): Promise<void> {
    return this.mailer.close();
  }

  /** An address that is refused for good is not tried again. */
  private async send(mail: Mail, file?: Buffer): Promise<void> {
    const { id = mailIdOf('mail', mail.to, mail.text), to } = mail;
    const bounceToken = await this.returns.tokenFor({ id, to });
    try {
      await this.mailer.send({ ...mail, bounceToken }, file);
    } catch (error) {
      const refusal = smtpRefusalOf(error);
      if (!refusal?.isPermanent) throw error;
      await this.returns.cameBack(bounceToken, refusal.isGone ? 'gone' : 'refused');
    }
  }
}

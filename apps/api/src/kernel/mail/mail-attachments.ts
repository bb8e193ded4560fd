import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Queryable } from '../jobs/jobs.js';
import { defineTask, HandlesTask, NoPayload, type TaskHandler } from '../jobs/task.js';
import { Seal } from '../seal.js';
import { POOL, SECRET } from '../tokens.js';

/** Mails are tried for about ten hours. */
const KEPT = "interval '3 days'";
const FORGET_ATTACHMENTS = defineTask('forget-mail-attachments', NoPayload, { schedule: '25 * * * *' });

/** Files that go out with mails: kept once, sealed, however many mails they go out with. */
@Injectable()
export class MailAttachments {
  readonly #seal: Seal;

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(SECRET) secret: Buffer,
  ) {
    this.#seal = new Seal(secret, 'attachments of mails');
  }

  /** @param subject whose it is: it goes when they are erased */
  async keep(file: Buffer, subject: string, tx: Queryable): Promise<string> {
    const id = randomUUID();
    const sealed = this.#seal.close(file.toString('base64'));
    await tx.query('INSERT INTO mail_attachment (id, subject, sealed) VALUES ($1, $2, $3)', [
      id,
      subject,
      sealed,
    ]);
    return id;
  }

  /** Null for one that is gone. */
  async read(id: string): Promise<Buffer | null> {
    const { rows } = await this.pool.query<{ sealed: Buffer }>(
      'SELECT sealed FROM mail_attachment WHERE id = $1',
      [id],
    );
    return rows[0] ? Buffer.from(this.#seal.open<string>(rows[0].sealed), 'base64') : null;
  }
}

@HandlesTask(FORGET_ATTACHMENTS)
export class ForgetAttachmentsHandler implements TaskHandler<NoPayload> {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async handle(): Promise<void> {
    await this.pool.query(`DELETE FROM mail_attachment WHERE made_at < now() - ${KEPT}`);
  }
}

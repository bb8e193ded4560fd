import { openEventStore, ProjectionRunner } from '@toile/event-store';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { personMasterKey } from '../../kernel/event-store/person-master-key.js';
import { AddressHash } from '../../kernel/limits/address-hash.js';
import { BounceTokens } from '../../kernel/mail/bounce-tokens.js';
import { MailReturns } from '../../kernel/mail/mail-returns.js';
import { Seal } from '../../kernel/seal.js';
import { AuditEntryEntity, AuditLog, MemberEntity, Members, membersFeature } from '../accounts/index.js';
import { NewsletterReaders, SEALED_FOR } from '../reader-forms/index.js';
import { readReturnedMail } from './returned-mail.js';

/** What came of a message: nothing new of one that was told before, or of no mail that is still about somebody. */
export type Returned = 'bounced' | 'complained' | 'nothing new' | 'no report';

/** Takes mails that came back, from a shell or a mail server's pipe, beside a running api or without one. */
export class ReturnedMailsDesk {
  private constructor(
    private readonly runner: ProjectionRunner,
    private readonly readers: NewsletterReaders,
    private readonly returns: MailReturns,
    private readonly audit: AuditLog,
  ) {}

  /** @param secret the services' own `API_SECRET`, which mails are signed with */
  static async open(dataSource: DataSource, pool: pg.Pool, secret: Buffer): Promise<ReturnedMailsDesk> {
    const categories = [membersFeature.category];
    const store = openEventStore({ pool, categories, masterKey: personMasterKey(secret) });
    const runner = new ProjectionRunner(store, { projections: membersFeature.projections });
    await runner.start();
    const members = new Members(
      store,
      runner,
      dataSource.getRepository(MemberEntity),
      new AddressHash(secret),
    );
    const returns = new MailReturns(pool, secret);
    const readers = new NewsletterReaders(
      pool,
      new Seal(secret, SEALED_FOR),
      new BounceTokens(secret, 'newsletters'),
      returns,
      (subject) => members.decide(subject, { type: 'ChangeProfile', newsletter: false }),
    );
    const audit = new AuditLog(dataSource.getRepository(AuditEntryEntity));
    return new ReturnedMailsDesk(runner, readers, returns, audit);
  }

  /**
   * A message as it came. Only one that names a mail of ours by its token, which nobody has but who got that mail, says anything;
   * whom it says it is about counts for nothing. The same once more changes nothing. The audit log says that, and of nobody.
   */
  async take(raw: Uint8Array): Promise<Returned> {
    const returned = await readReturnedMail(raw);
    if (!returned) return 'no report';
    const { token, report } = returned;
    const isNewsletter = await this.readers.cameBack(token, report);
    if (!isNewsletter && !(await this.returns.cameBack(token, report))) return 'nothing new';
    await this.audit.note(isNewsletter ? 'newsletter-bounced' : 'mail-bounced', {
      actor: null,
      detail: { count: 1, report },
    });
    return report === 'complaint' ? 'complained' : 'bounced';
  }

  close(): Promise<void> {
    return this.runner.stop();
  }
}

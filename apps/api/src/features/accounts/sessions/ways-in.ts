import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { KnownDevices } from '../devices/known-devices.js';
import { MailedLinks } from '../links/mailed-links.js';
import { SessionStore } from './session-store.js';

/** What opens an account without its password: sessions, tokens of programs, and links on their way by mail. */
@Injectable()
export class WaysIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionStore,
    private readonly links: MailedLinks,
    private readonly devices: KnownDevices,
    private readonly audit: AuditLog,
  ) {}

  /** Ends every session, and what was made in one and opens something without it: tokens (`dashboard/access`), feeds, notices. */
  async endSessions(subject: string): Promise<void> {
    await this.sessions.endAll(subject);
    const [, tokens] = await this.dataSource.query('DELETE FROM dashboard_token WHERE subject = $1', [
      subject,
    ]);
    // Where their alerts are read without signing in, and browsers that are told of looks.
    for (const table of ['alert_feed', 'push_device'])
      await this.dataSource.query(`DELETE FROM ${table} WHERE subject = $1`, [subject]);
    if (tokens) await this.audit.note('tokens-ended', { actor: subject, subject, detail: { tokens } });
  }

  /**
   * Ends all that somebody may have prepared who knew the password until now: sessions and tokens, devices that are
   * known, and links that would change the address or attach a sign-in.
   */
  async endAll(subject: string): Promise<void> {
    await this.endSessions(subject);
    await this.devices.forgetAll(subject);
    await this.links.end(['reset', 'change-email', 'link-sign-in'], subject);
  }
}

import { defineTask, HandlesTask, NoPayload, type TaskHandler } from '../../../kernel/jobs/task.js';
import { KnownDevices } from '../devices/known-devices.js';
import { MailedLinks } from '../links/mailed-links.js';
import { SessionStore } from './session-store.js';

export const FORGET_EXPIRED = defineTask('forget-expired', NoPayload, { schedule: '40 3 * * *' });

/** What no longer lets anybody in: sessions that ended, links of before, browsers nobody came back with. */
@HandlesTask(FORGET_EXPIRED)
export class ForgetExpiredHandler implements TaskHandler<NoPayload> {
  constructor(
    private readonly sessions: SessionStore,
    private readonly links: MailedLinks,
    private readonly devices: KnownDevices,
  ) {}

  async handle(): Promise<void> {
    await this.sessions.deleteExpired();
    await this.links.deleteExpired();
    await this.devices.deleteOld();
  }
}

import { type Locale, SCHEDULE_LIMITS, type ScheduleFailure } from '@toile/contracts';
import { DomainError, ValidationError } from '@toile/platform';
import { IsString } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import { defineTask, HandlesTask, type JobContext, type TaskHandler } from '../../../kernel/jobs/task.js';
import { MailAttachments } from '../../../kernel/mail/mail-attachments.js';
import { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { Members } from '../../accounts/index.js';
import { localeNamed } from '../../figures/index.js';
import { ColleagueNames } from '../../sharing/index.js';
import type { Schedule } from '../domain/saved-items.state.js';
import { SavedItemsStore } from '../saved-items-store.js';
import { SharedSavedItems } from '../shared-saved-items.js';
import { CONTENT_TYPES, DocumentFile } from './document-file.js';
import { MailedAddresses } from './mailed-addresses.js';
import { type Recipient, ScheduleMails } from './schedule-mails.js';

class DocumentJobDto {
  @IsString()
  subject: string;

  @IsString()
  id: string;

  /** The time it was due at: what is due later takes its place. */
  @IsString()
  due: string;
}

/** One after the other: each asks the warehouse for a page of figures. */
export const SEND_DOCUMENT = defineTask('send-document', DocumentJobDto, { queue: 'documents' });

/** Why a document is not sent, and is not tried again before it is due anew. */
class NotSent extends Error {
  constructor(readonly reason: ScheduleFailure) {
    super(reason);
  }
}

/**
 * Makes a document with the rights its sender has now, once a language, and puts it in the queue of mails in the transaction that says
 * that it was sent. What fails is tried again for about ten hours, and then when it is due anew.
 */
@HandlesTask(SEND_DOCUMENT)
export class SendDocumentHandler implements TaskHandler<DocumentJobDto> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly members: Members,
    private readonly colleagues: ColleagueNames,
    private readonly shared: SharedSavedItems,
    private readonly addresses: MailedAddresses,
    private readonly files: DocumentFile,
    private readonly written: ScheduleMails,
    private readonly mails: MailQueue,
    private readonly attachments: MailAttachments,
  ) {}

  async handle({ subject, id, due }: DocumentJobDto, { isLast, signal }: JobContext): Promise<void> {
    const schedule = (await this.savedItems.exactly(subject)).schedules.find((one) => one.id === id);
    const sender = await this.members.find(subject);
    if (!sender || schedule?.waiting !== due) return;
    try {
      await this.#send(schedule, due, sender, signal);
    } catch (error) {
      const reason = reasonOf(error) ?? (isLast ? 'failed' : null);
      if (!reason) throw error;
      const now = new Date();
      const failed = { type: 'MarkDocumentFailed', id, due, at: now.toISOString(), reason } as const;
      await this.savedItems.decideAlone(subject, failed, now);
      // Given up after all attempts: operators see it, too.
      if (reason === 'failed') throw error;
    }
  }

  async #send(schedule: Schedule, due: string, sender: Member, signal: AbortSignal): Promise<void> {
    const to = await this.#recipients(schedule, sender);
    const files = new Map<Locale, Buffer>();
    for (const { locale } of to) {
      signal.throwIfAborted();
      if (files.has(locale)) continue;
      const file = await this.files.make(schedule.document, schedule.format, sender, locale);
      if (file.length > SCHEDULE_LIMITS.bytes) throw new NotSent('too-large');
      files.set(locale, file);
    }
    if (to.length === 0) throw new NotSent('nobody');
    const now = new Date();
    const { id, name, format } = schedule;
    const sent = { type: 'MarkDocumentMailed', id, due, at: now.toISOString(), count: to.length } as const;
    await this.savedItems.decideAlone(sender.subject, sent, now, async (tx) => {
      const kept = new Map<Locale, string>();
      for (const [locale, file] of files)
        kept.set(locale, await this.attachments.keep(file, sender.subject, tx));
      for (const one of to) {
        const attachment = kept.get(one.locale) ?? '';
        const filename = `${(name ?? 'toile').replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')}.${format}`;
        const attached = { id: attachment, filename, contentType: CONTENT_TYPES[format] };
        await this.mails.add({ ...this.written.document(schedule, due, sender, one), attached }, { tx });
      }
    });
  }

  /** Who is still on the subscription of the sender, and wants it while it is shared or was chosen; and which addresses agreed. */
  async #recipients(schedule: Schedule, { subject }: Member): Promise<Recipient[]> {
    const { id, to } = schedule;
    const followers = await this.shared.followersOf('schedule', schedule, subject);
    const chosen = new Set([...to, ...followers.map((one) => one.subject)]);
    const people = (await this.colleagues.of(subject)).filter((one) => chosen.has(one.subject));
    const addresses = await this.addresses.of(subject, [id]);
    return [
      ...people.map((one) => ({
        email: one.email,
        locale: localeNamed(one.locale),
        isMember: true,
        ending: { kind: 'document', subject, id, colleague: one.subject } as const,
      })),
      ...addresses
        .filter(({ state }) => state === 'confirmed')
        .map((one) => ({
          email: one.address,
          locale: one.locale,
          isMember: false,
          ending: { kind: 'address', subject, id: one.id } as const,
        })),
    ];
  }
}

/** Null for what another attempt may mend. */
function reasonOf(error: unknown): ScheduleFailure | null {
  if (error instanceof NotSent) return error.reason;
  if (error instanceof ValidationError) return 'gone';
  if (!(error instanceof DomainError)) return null;
  if (error.code === 'dashboard/forbidden') return 'ended';
  return error.code.endsWith('/unknown') ? 'gone' : null;
}

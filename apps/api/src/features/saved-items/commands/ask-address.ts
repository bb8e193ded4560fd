import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { Members, unknownMember } from '../../accounts/index.js';
import { MailedAddresses } from '../schedules/mailed-addresses.js';
import type { AskAddressDto } from '../schedules/schedule-input.dto.js';
import { ScheduleMails } from '../schedules/schedule-mails.js';
import { SharedSavedItems } from '../shared-saved-items.js';

const WINDOW_MS = 22 * 3_600_000;
/** However many schedules and senders there are: a question is a mail that nobody asked for. */
const OF_SENDER = { what: 'mail-consent', most: 20, windowMs: WINDOW_MS };
const OF_ADDRESS = { what: 'mail-consent-address', most: 3, windowMs: WINDOW_MS };

/** A document is to go to an address outside of the subscription, which is asked first. */
export class AskAddress extends Command<void> {
  constructor(
    readonly subject: string,
    readonly id: string,
    readonly asked: AskAddressDto,
  ) {
    super();
  }
}

@CommandHandler(AskAddress)
export class AskAddressHandler implements ICommandHandler<AskAddress> {
  constructor(
    private readonly shared: SharedSavedItems,
    private readonly members: Members,
    private readonly addresses: MailedAddresses,
    private readonly limiter: RateLimiter,
    private readonly written: ScheduleMails,
    private readonly mails: MailQueue,
  ) {}

  /** @throws DomainError schedules/unknown, item/forbidden, schedules/forbidden, schedules/conflict, mail-consent/throttled */
  async execute({ subject, id, asked: { address, locale } }: AskAddress): Promise<void> {
    const { owner } = await this.shared.editable('schedule', id, subject);
    const sender = await this.members.find(owner);
    if (!sender) throw unknownMember();
    await this.addresses.ask({ subject: owner, schedule: id, address, locale }, async (question, tx) => {
      const counted = [
        { limit: OF_SENDER, who: owner },
        { limit: OF_ADDRESS, who: address },
      ];
      await this.limiter.takeEach(counted, 'Enough addresses were asked today. Try again tomorrow.');
      await this.mails.add(this.written.question(question, sender), { tx });
    });
  }
}

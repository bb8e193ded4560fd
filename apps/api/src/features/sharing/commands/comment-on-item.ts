import { createHash } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { type CommentedKind, pathOf, togetherAnchor } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { mailIdOf } from '../../../kernel/mail/mailer.js';
import { writeMail } from '../../../kernel/mail/write-mail.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { exportMessages, localeNamed } from '../../figures/index.js';
import { ColleagueNames, colleagueDto } from '../colleague-names.js';
import { unknownItem } from '../domain/shared-item.errors.js';
import { ItemDetails } from '../queries/item-details.js';
import type { NewCommentDto, SharedItemDto } from '../shared-item.dto.js';
import { type SeenItem, Sharing } from '../sharing.js';

/** Whoever may read an item says something about it, and to whom. */
export class CommentOnItem extends Command<SharedItemDto> {
  constructor(
    readonly caller: Caller,
    readonly kind: CommentedKind,
    readonly id: string,
    readonly comment: NewCommentDto,
    /** The part of it this is about. */
    readonly about?: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(CommentOnItem)
export class CommentOnItemHandler implements ICommandHandler<CommentOnItem> {
  constructor(
    private readonly sharing: Sharing,
    private readonly names: ColleagueNames,
    private readonly mails: MailQueue,
    private readonly queries: QueryBus,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** Who cannot see or open the item is not told of it. @throws DomainError item/unknown, comment/conflict */
  async execute({ caller, kind, id, comment: said, about }: CommentOnItem): Promise<SharedItemDto> {
    const { text, mentions } = said;
    const on = await this.sharing.seen(kind, id, caller.subject);
    if (about !== undefined && !on.peopled?.has(about)) throw unknownItem();
    const people = await this.names.around(on);
    const named = this.names
      .opening(people, on)
      .filter(({ slug, subject }) => mentions.includes(slug) && subject !== caller.subject);
    const seeing = await this.sharing.whoSees(
      on,
      named.map(({ subject }) => subject),
    );
    const told = named.filter(({ subject }) => seeing.includes(subject));
    const author = people.find(({ subject }) => subject === caller.subject);
    const comment = idOfComment(caller);
    const command = {
      type: 'Comment',
      on,
      id: comment,
      text,
      mentions: told.map(({ subject }) => subject),
      at: caller.metadata.occurredAt.toISOString(),
      about,
    } as const;
    await this.sharing.decide(caller, command, async (tx) => {
      for (const one of told.filter(({ subject }) => !on.peopled?.quiet.has(subject)))
        await this.mails.add(
          this.mail(one, on, { comment, text, by: author ? colleagueDto(author).name : '' }),
          { tx },
        );
    });
    return this.queries.execute(new ItemDetails(kind, id, caller.subject));
  }

  private mail(
    to: Member,
    { kind, item, name }: SeenItem,
    said: { comment: string; text: string; by: string },
  ) {
    const locale = localeNamed(to.locale);
    const { by, text, comment } = said;
    // There is one a member, without a name of its own.
    const title = kind === 'digest' ? exportMessages(locale).mails.digest.title : name;
    const values = { link: `${this.publicUrl}/${locale}${pageOf(kind, item)}`, title, by, text };
    const written = writeMail('mention', { email: to.email, name: to.firstName, locale }, values);
    return { ...written, id: mailIdOf('mention', comment, to.subject) };
  }
}

function pageOf(kind: CommentedKind, id: string): string {
  if (kind === 'board') return `${pathOf('moodboard_more', { slug: id })}#comments`;
  const page = kind === 'deck' ? pathOf('data_deck', { id }) : pathOf('data_desk', {});
  return `${page}#${togetherAnchor(kind, id)}`;
}

/** The same for a repeat. */
const idOfComment = ({ subject, commandId }: Caller): string =>
  createHash('sha256').update(`comment\n${subject}\n${commandId}`).digest('hex').slice(0, 16);

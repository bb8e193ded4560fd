import { createHash } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { BOARD_INVITATION_DAYS, BOARD_ROLES, type BoardRole, type Locale, pathOf } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import type { Member } from '../../../kernel/auth/member.js';
import { newToken } from '../../../kernel/auth/new-token.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsEmailAddress } from '../../../kernel/http/dto/email.decorator.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { mailIdOf } from '../../../kernel/mail/mailer.js';
import { writeMail } from '../../../kernel/mail/write-mail.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { BoardAccess } from '../board-access.js';
import { BoardInvitations, hashOfToken } from '../board-invitations.js';
import { nameOf } from '../board-names.js';
import type { BoardPeopleDto } from '../board-people.dto.js';
import { notConfirmed } from '../domain/board-people.errors.js';
import { harmless } from '../harmless.js';
import { PeopleOfBoard } from '../queries/people-of-board.js';
import { MoodboardsReadModel } from '../read-models/moodboards.read-model.js';

/** Of a day less the time until expired counts go. */
const DAY_MS = 22 * 3_600_000;
const OF_MEMBER = { what: 'invitation', most: 40, windowMs: DAY_MS };
/** Whoever it is that invites: nobody's mailbox is filled. */
const OF_ADDRESS = { what: 'invitation-address', most: 10, windowMs: DAY_MS };
const REFUSAL = 'So many invitations are too many for one day. Send the others tomorrow.';

/** Who is to join a board. */
export class InviteToBoardDto {
  /** @example "grace@example.com" */
  @IsEmailAddress()
  email: string;

  /** What they may do. */
  @IsOneOf(BOARD_ROLES)
  role: BoardRole;
}

/** The owner of a board invites an address, whether or not it has an account: the answer is the same. */
export class InviteToBoard extends Command<BoardPeopleDto> {
  constructor(
    readonly caller: Caller,
    readonly inviter: Member,
    readonly slug: string,
    readonly invited: InviteToBoardDto,
    /** Of the page the inviter sees. */
    readonly locale: Locale,
  ) {
    super();
  }
}

@CommandHandler(InviteToBoard)
export class InviteToBoardHandler implements ICommandHandler<InviteToBoard> {
  constructor(
    private readonly access: BoardAccess,
    private readonly readModel: MoodboardsReadModel,
    private readonly invitations: BoardInvitations,
    private readonly limiter: RateLimiter,
    private readonly mails: MailQueue,
    private readonly queries: QueryBus,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** @throws DomainError moodboard/unknown, moodboard/forbidden, invitation/throttled, and those of the decider */
  async execute({ caller, inviter, slug, invited: { email, role }, locale }: InviteToBoard) {
    const { doc } = await this.readModel.seen(inviter.subject, slug);
    if (!inviter.verified) throw notConfirmed();
    const takeBack = await this.limiter.takeEach(
      [
        { limit: OF_MEMBER, who: inviter.subject },
        { limit: OF_ADDRESS, who: email },
      ],
      REFUSAL,
    );
    const [token, id] = [newToken(), idOf(caller)];
    const at = caller.metadata.occurredAt;
    const command = {
      type: 'Invite',
      by: inviter.subject,
      invitation: id,
      tokenHash: hashOfToken(token),
      key: this.invitations.keyOf(email),
      ownKey: this.invitations.keyOf(inviter.email),
      role,
      at,
    } as const;
    const until = new Date(at.getTime() + BOARD_INVITATION_DAYS * 86_400_000);
    const about = { id, locale, role, until, token, by: nameOf(inviter).name, board: doc.name };
    try {
      await this.access.decide(slug, caller, command, async (tx) => {
        await this.invitations.keep(tx, { id, board: slug, subject: inviter.subject, email, until });
        await this.mails.add(this.mail(email, about), { tx });
      });
    } catch (error) {
      await takeBack();
      throw error;
    }
    return this.queries.execute(new PeopleOfBoard(slug, inviter.subject));
  }

  private mail(
    email: string,
    about: {
      id: string;
      locale: Locale;
      role: BoardRole;
      until: Date;
      token: string;
      by: string;
      board: string;
    },
  ) {
    const { id, locale, role, until, token, by, board } = about;
    const words = messagesOf(locale).boards.people;
    const values = {
      link: `${this.publicUrl}/${locale}${pathOf('moodboard_invitation', { token })}`,
      by: harmless(by) || words.somebody,
      title: harmless(board) || words.someBoard,
      may: words.invited[role],
      until: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(until),
    };
    const written = writeMail('boardInvitation', { email, name: '', locale }, values);
    return { ...written, id: mailIdOf('board-invitation', id) };
  }
}

/** The same for a repeat. */
const idOf = ({ subject, commandId }: Caller): string =>
  createHash('sha256').update(`invitation\n${subject}\n${commandId}`).digest('hex').slice(0, 16);

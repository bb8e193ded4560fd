import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { MailedLink as Linked } from '@toile/contracts';
import { Transform } from 'class-transformer';
import { IsString } from 'class-validator';
import { CONFIRMING, LinkConfirmation, type Opener } from '../links/link-confirmation.js';
import { MailedLinks } from '../links/mailed-links.js';

/** The link of a mail. */
export class MailedLinkQueryDto {
  /** Its token; what cannot be one is a link that no longer works. */
  @Transform(({ value }) => (typeof value === 'string' && value.length <= 200 ? value : ''))
  @IsString()
  token: string = '';
}

/** What the link of a mail does once its button is pressed. */
export class MailedLinkDto implements Linked {
  kind: 'verify' | 'change-email' | 'link-sign-in';
  /**
   * Where a sign-in is attached.
   * @example "facebook"
   */
  provider: string | null;
  /**
   * What must come first: the account's password; a session of the account; or the browser that asked for the mail, where
   * the account has no password.
   */
  asks: 'nothing' | 'password' | 'sign-in' | 'browser';
  /** Whether whoever presses the button here is signed in by it. */
  signs_in: boolean;
}

/** Reading a link changes nothing: mail programs open links by themselves. */
export class MailedLink extends Query<MailedLinkDto> {
  constructor(
    readonly token: string,
    readonly opener: Opener,
  ) {
    super();
  }
}

@QueryHandler(MailedLink)
export class MailedLinkHandler implements IQueryHandler<MailedLink> {
  constructor(
    private readonly links: MailedLinks,
    private readonly asks: LinkConfirmation,
  ) {}

  /** @throws DomainError link/expired */
  async execute({ token, opener }: MailedLink): Promise<MailedLinkDto> {
    const link = await this.links.read(CONFIRMING, token);
    const provider = link.kind === 'link-sign-in' ? (link.reference.split(' ')[0] ?? '') : null;
    const [asks, signs_in] = await Promise.all([this.asks.of(link, opener), this.asks.signsIn(link, opener)]);
    return { kind: link.kind as MailedLinkDto['kind'], provider, asks, signs_in };
  }
}

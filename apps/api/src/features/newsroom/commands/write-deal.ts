import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Transform } from 'class-transformer';
import { Matches, MaxLength } from 'class-validator';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { AuditLog, SessionStore } from '../../accounts/index.js';
import { CompanyDeals } from '../../paywall/index.js';
import { ReasonDto } from './help-member.js';

/** Whose addresses. */
export class DealDomainDto {
  /** @example "partner.example" */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value))
  @MaxLength(253)
  @Matches(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/, {
    message: 'must be what stands behind the @ of an address',
  })
  domain: string;
}

export class MakeDealDto extends ReasonDto {
  /** @example "Partner & Daughters" */
  @IsText({ min: 1, max: 200 })
  company: string;
}

/** An operator makes a deal with a company, or ends it. */
export class WriteDeal extends Command<void> {
  constructor(
    /** The subject of the operator. */
    readonly actor: string,
    readonly domain: string,
    /** Null where it ends. */
    readonly company: string | null,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(WriteDeal)
export class WriteDealHandler implements ICommandHandler<WriteDeal> {
  constructor(
    private readonly deals: CompanyDeals,
    private readonly audit: AuditLog,
    private readonly sessions: SessionStore,
  ) {}

  /** Noted before it is done: what cannot be noted does not happen. @throws DomainError company-deal/unknown */
  async execute({ actor, domain, company, reason }: WriteDeal): Promise<void> {
    if (company === null) await this.deals.mustBeThere(domain);
    await this.audit.note('company-deal-changed', { actor, detail: { domain, company, reason } });
    if (company === null) await this.deals.end(domain);
    else await this.deals.make(domain, company);
    // Who is signed in reads by it from now on.
    this.sessions.clearCache();
  }
}

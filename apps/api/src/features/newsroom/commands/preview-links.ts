import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsInt, Max, Min } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import { OwnBrands } from '../../catalogue/index.js';
import { Previews } from '../previews.js';

const HOUR_MS = 3600_000;

/** How long a link works. */
export class MakePreviewDto {
  /** @example 24 */
  @IsInt()
  @Min(1)
  @Max(14 * 24)
  hours: number = 24;
}

/** A link for who has no account. */
export class PreviewLinkDto {
  /**
   * Said once; only its hash is kept.
   * @example "/newsroom/preview/q0Zr0kq0Zr0kq0Zr0kq0Zr0kq0Zr0kq0Zr0kq0Zr0kq"
   */
  path: string;
  /** @example "2026-02-24T14:00:00.000Z" */
  expires_at: string;
}

/** Somebody who keeps a brand lets others see a show before its time. */
export class MakePreview extends Command<PreviewLinkDto> {
  constructor(
    readonly member: Member,
    readonly show: string,
    readonly hours: number,
  ) {
    super();
  }
}

@CommandHandler(MakePreview)
export class MakePreviewHandler implements ICommandHandler<MakePreview> {
  constructor(
    private readonly own: OwnBrands,
    private readonly previews: Previews,
  ) {}

  /** @throws DomainError collection/unknown, designer/forbidden */
  async execute({ member, show, hours }: MakePreview): Promise<PreviewLinkDto> {
    await this.own.collection(member, show);
    const expires = new Date(Date.now() + hours * HOUR_MS);
    const token = await this.previews.make(show, member.subject, expires);
    return { path: `/newsroom/preview/${token}`, expires_at: expires.toISOString() };
  }
}

/** All links to a show stop working. */
export class EndPreviews extends Command<void> {
  constructor(
    readonly member: Member,
    readonly show: string,
  ) {
    super();
  }
}

@CommandHandler(EndPreviews)
export class EndPreviewsHandler implements ICommandHandler<EndPreviews> {
  constructor(
    private readonly own: OwnBrands,
    private readonly previews: Previews,
  ) {}

  /** @throws DomainError collection/unknown, designer/forbidden */
  async execute({ member, show }: EndPreviews): Promise<void> {
    await this.own.collection(member, show);
    await this.previews.end(show);
  }
}

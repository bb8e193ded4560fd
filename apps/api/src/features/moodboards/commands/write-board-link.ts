import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MOODBOARD_LINK_LENGTH, MOODBOARD_LINK_TITLE_LENGTH } from '@toile/contracts';
import { ValidateBy } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';

/** Where a link leads. */
export class WriteBoardLinkDto {
  /**
   * With http or https, without a name and a password in it.
   * @example "https://example.org/fabrics"
   */
  @IsText({ min: 1, max: MOODBOARD_LINK_LENGTH })
  @ValidateBy({
    name: 'isWebAddress',
    validator: {
      validate: isWebAddress,
      defaultMessage: () => 'must be an address with http:// or https://',
    },
  })
  url: string;

  /** @example "Fabrics for spring" */
  @IsText({ max: MOODBOARD_LINK_TITLE_LENGTH })
  title: string;
}

/** An address a browser opens as a page, and nothing it would run; one with a name in it pretends to be another one. */
export function isWebAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && hostname !== '' && username === '' && password === '' && /^https?:\/\//i.test(value);
}

/** Writes a link; one that is not there is made, as the last one. Its address is never asked by Toile. */
export class WriteBoardLink extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly board: string,
    readonly card: string,
    readonly link: WriteBoardLinkDto,
  ) {
    super();
  }
}

@CommandHandler(WriteBoardLink)
export class WriteBoardLinkHandler implements ICommandHandler<WriteBoardLink> {
  constructor(private readonly moodboards: Moodboards) {}

  /** @throws DomainError moodboard-size/invalid, moodboard-card/conflict */
  execute({ caller, board, card: slug, link: { url, title } }: WriteBoardLink) {
    const card = { type: 'link', slug, url: new URL(url).href, title } as const;
    return this.moodboards.change(board, caller, { type: 'WriteCard', card });
  }
}

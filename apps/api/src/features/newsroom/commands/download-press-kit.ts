import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { Locale } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { DomainError } from '@toile/platform';
import { Repository } from 'typeorm';
import type { Member } from '../../../kernel/auth/member.js';
import type { FilterName } from '../../../kernel/pictures/filters.js';
import {
  type CollectionFactsDto,
  type LookFactsDto,
  nameOfSeason,
  OwnBrands,
  shown,
} from '../../catalogue/index.js';
import { type PackedFile, Picture, packed } from '../../pictures/index.js';
import { PressKitEntity } from '../read-models/press-kit.entity.js';

/** Folders of a press kit: for print, for pages, for lists. */
const SIZES = { print: 'zoom_2000', web: 'look_1200', small: 'list_400' } as const satisfies Record<
  string,
  FilterName
>;

/** Somebody who keeps a brand downloads the pictures of a show; who they are is noted. */
export class DownloadPressKit extends Command<AsyncIterable<Uint8Array>> {
  constructor(
    readonly member: Member,
    readonly show: string,
    readonly locale: Locale,
  ) {
    super();
  }
}

@CommandHandler(DownloadPressKit)
export class DownloadPressKitHandler implements ICommandHandler<DownloadPressKit> {
  readonly #logger = new Logger(DownloadPressKitHandler.name);

  constructor(
    @InjectRepository(PressKitEntity) private readonly kits: Repository<PressKitEntity>,
    private readonly own: OwnBrands,
    private readonly queries: QueryBus,
  ) {}

  /**
   * A zip that comes while it is made: each look in three sizes, and who wears what.
   * @throws DomainError collection/unknown, designer/forbidden, press-kit/unknown for a show without looks
   */
  async execute({ member, show, locale }: DownloadPressKit): Promise<AsyncIterable<Uint8Array>> {
    const { facts, looks } = shown(show, await this.own.collection(member, show));
    if (looks.length === 0) throw new DomainError('press-kit/unknown', 'This show has no pictures yet.');
    await this.kits.insert({
      collection: show,
      downloaded_by: member.subject,
      pictures: looks.length,
    });
    return packed(this.#files({ facts, looks, locale, member }));
  }

  /** One after the other: what is drawn meanwhile is for somebody who waits for a page. */
  async *#files({ facts, looks, locale, member }: Kit): AsyncGenerator<PackedFile> {
    const credits = [titleOf(facts, locale), ''];
    for (const look of looks) {
      const name = `look-${String(look.position).padStart(3, '0')}.jpg`;
      try {
        for (const [folder, size] of Object.entries(SIZES)) {
          const picture = new Picture(size, look.image_filename, 'image/jpeg', member);
          yield { name: `${folder}/${name}`, bytes: (await this.queries.execute(picture)).bytes };
        }
        credits.push([name, creditOf(look)].filter(Boolean).join(': '));
      } catch (error) {
        // A broken original: the others are no worse for it.
        if (!(error instanceof DomainError))
          this.#logger.warn(`${look.image_filename} is not in a press kit`, error);
        credits.push(`${name}: ${messagesOf(locale).looks.viewer.missing}`);
      }
    }
    yield { name: 'credits.txt', bytes: Buffer.from(`${credits.join('\r\n')}\r\n`) };
  }
}

interface Kit {
  facts: CollectionFactsDto;
  looks: readonly LookFactsDto[];
  locale: Locale;
  member: Member;
}

const titleOf = (facts: CollectionFactsDto, locale: Locale) =>
  [
    facts.designer.name,
    nameOfSeason(facts.season, locale),
    facts.city.name,
    facts.show_date.slice(0, 10),
    facts.title,
  ]
    .filter(Boolean)
    .join(', ');

/** What it is, who wears it and who took the picture, as far as anybody has said. */
const creditOf = ({ description, models, credit }: LookFactsDto) =>
  [description, models.map(({ name }) => name).join(', '), credit && `© ${credit}`]
    .filter(Boolean)
    .join(' – ');

import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { Type } from 'class-transformer';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { Not, Repository } from 'typeorm';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import {
  CAMERA_TIME,
  Collections,
  LookEntity,
  LookFactsDto,
  OF_A_SHOW,
  OwnBrands,
} from '../../catalogue/index.js';
import { UploadPicture } from '../../pictures/index.js';
import { alikeIn } from '../alike.js';

/** What is known of a file before it is looked into. */
export class PictureOfShowQueryDto {
  /**
   * As its photographer called it.
   * @example "VALE_FW27_012.jpg"
   */
  @IsText({ min: 1, max: 255 })
  name: string;

  /**
   * By the camera's clock.
   * @example "2026-02-24T14:03:12"
   */
  @IfGiven()
  @Matches(CAMERA_TIME, { message: 'must be a time without a zone, as 2026-02-24T14:03:12' })
  taken_at?: string;

  /** The place in the show it is meant for; the next one that is free where it is taken or left out. */
  @IfGiven()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(10_000)
  position?: number;
}

/** A look by its place. */
export class PlacedLookDto {
  /** @example "castellani-brera-fall-winter-2026-look-12" */
  look: string;
  /** @example 12 */
  position: number;
}

/** The same picture in another show. */
export class ElsewhereDto {
  look: string;
  collection: string;
}

/** A picture that came in, and what it is like. */
export class AddedPictureDto {
  look: LookFactsDto;
  /** Looks of this show that look nearly the same: the same picture in another size, or a burst of one. */
  alike: PlacedLookDto[];
  /** Published looks of other shows with the very same picture. */
  elsewhere: ElsewhereDto[];
  /**
   * Of the show after it.
   * @example 13
   */
  version: number;
}

/** A file becomes a look of a show. */
export class AddPicture extends Command<AddedPictureDto> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly show: string,
    readonly file: PictureOfShowQueryDto,
    /** Asked for the bytes once there is a place for them. */
    readonly read: () => Promise<Buffer>,
  ) {
    super();
  }
}

const MOST_ELSEWHERE = 5;

@CommandHandler(AddPicture)
export class AddPictureHandler implements ICommandHandler<AddPicture> {
  constructor(
    @InjectRepository(LookEntity) private readonly looks: Repository<LookEntity>,
    private readonly commands: CommandBus,
    private readonly collections: Collections,
    private readonly own: OwnBrands,
  ) {}

  /**
   * @throws DomainError collection/unknown, designer/forbidden, upload/throttled, picture-type/unsupported, picture/invalid,
   * look-picture/conflict naming the look that has it, collection-looks/invalid
   */
  async execute({ caller, member, show, file, read }: AddPicture): Promise<AddedPictureDto> {
    await this.own.collection(member, show);
    const picture = await this.commands.execute(new UploadPicture(member.subject, read, OF_A_SHOW));
    const { filename, width, height, thumbhash, colours, print } = picture;
    const original = { name: file.name, taken_at: file.taken_at ?? null, print };
    const after = await this.collections.edit(show, caller, {
      type: 'AddLook',
      collection: show,
      position: file.position ?? null,
      look: {
        image_filename: filename,
        width,
        height,
        thumbhash,
        colours,
        original,
        tags: [],
        models: [],
        description: '',
      },
    });
    const look = after.looks.find(({ image_filename }) => image_filename === filename);
    if (!look) throw new Error(`"${show}" does not have the look it was just given`);
    const elsewhere = await this.looks.find({
      select: { slug: true, collection: true },
      where: { image_filename: filename, collection: Not(show) },
      take: MOST_ELSEWHERE,
    });
    return {
      look,
      alike: alikeIn(after.looks, look),
      elsewhere: elsewhere.map(({ slug, collection }) => ({ look: slug, collection })),
      version: after.version,
    };
  }
}

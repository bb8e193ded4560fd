import { randomInt } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsInt, Max, Min } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { OwnBrands } from '../../catalogue/index.js';
import { drawnLooks } from '../domain/drawn-looks.js';
import { DoubleTaggings } from '../double-taggings.js';

const MOST_SEEDS = 2 ** 31 - 1;

/** How much of a show two people tag. */
export class BeginDoubleTaggingDto {
  /**
   * Of its looks, drawn at random; 100 for all.
   * @example 20
   */
  @IsInt()
  @Min(1)
  @Max(100)
  percent: number;

  /** Of the draw: the same looks are drawn by the same seed. Chosen when left out. */
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(MOST_SEEDS)
  seed?: number;
}

/** Looks of a show are to be tagged by two people who do not see each other's tags. */
export class BeginDoubleTagging extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly show: string,
    readonly wanted: BeginDoubleTaggingDto,
  ) {
    super();
  }
}

@CommandHandler(BeginDoubleTagging)
export class BeginDoubleTaggingHandler implements ICommandHandler<BeginDoubleTagging> {
  constructor(
    private readonly taggings: DoubleTaggings,
    private readonly own: OwnBrands,
  ) {}

  /** @throws DomainError collection/unknown, designer/forbidden, double-tagging/conflict, double-tagging/invalid */
  async execute({ caller, member, show, wanted }: BeginDoubleTagging): Promise<void> {
    const { looks } = await this.own.collection(member, show);
    const { percent, seed = randomInt(MOST_SEEDS) } = wanted;
    const order = [...looks.values()].sort((a, b) => a.position - b.position).map(({ slug }) => slug);
    const drawn = drawnLooks(order, percent, seed);
    await this.taggings.send(caller, { type: 'Begin', show, looks: drawn, percent, seed });
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { ARRANGEMENTS, type Arrangement, CANVAS, MOODBOARD_ITEMS } from '@toile/contracts';
import { IsIn, IsInt, IsNumber, Max, Min } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsNestedList } from '../../../kernel/http/dto/nested.decorator.js';
import { BoardItemKeyDto } from '../board-item-key.dto.js';
import { keyOf } from '../domain/moodboard.state.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';

/** How a board is shown. */
export class ChooseArrangementDto {
  @IsIn(ARRANGEMENTS)
  @ApiProperty({ enum: ARRANGEMENTS })
  arrangement: Arrangement;
}

/** Where something of a board goes, in units of a canvas that is a thousand of them wide. */
export class BoardPlacementDto extends BoardItemKeyDto {
  /** @example 204 */
  @IsNumber()
  @Min(0)
  @Max(CANVAS.width)
  x: number;

  /** @example 40 */
  @IsNumber()
  @Min(0)
  @Max(CANVAS.maxHeight)
  y: number;

  /** With `x` it stays on the canvas. @example 184 */
  @IsNumber()
  @Min(CANVAS.minCard)
  @Max(CANVAS.width)
  width: number;

  /** The higher lies above the lower. @example 3 */
  @IsInt()
  @Min(0)
  @Max(CANVAS.maxStacking)
  z: number;
}

/** What was moved. */
export class ArrangeBoardDto {
  /** What is not named stays where it lies. */
  @IsNestedList(() => BoardPlacementDto, { min: 1, max: MOODBOARD_ITEMS })
  places: BoardPlacementDto[];

  /**
   * Of the board as the reader saw it.
   * @example 2
   */
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  version: number;
}

/** Shows a board as a grid or as it lies freely; places are kept either way. */
export class ChooseArrangement extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly board: string,
    readonly arrangement: Arrangement,
  ) {
    super();
  }
}

@CommandHandler(ChooseArrangement)
export class ChooseArrangementHandler implements ICommandHandler<ChooseArrangement> {
  constructor(private readonly moodboards: Moodboards) {}

  execute({ caller, board, arrangement }: ChooseArrangement) {
    return this.moodboards.change(board, caller, { type: 'ChooseArrangement', arrangement });
  }
}

/** Puts what was moved in its place, unless the board has changed since its version. */
export class ArrangeBoard extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly slug: string,
    readonly wanted: ArrangeBoardDto,
  ) {
    super();
  }
}

@CommandHandler(ArrangeBoard)
export class ArrangeBoardHandler implements ICommandHandler<ArrangeBoard> {
  constructor(private readonly moodboards: Moodboards) {}

  /** @throws DomainError moodboard-item/unknown, moodboard-placement/invalid; ConcurrencyError where the board has changed */
  execute({ caller, slug, wanted: { places: wanted, version } }: ArrangeBoard) {
    const places = Object.fromEntries(
      wanted.map(({ x, y, width, z, ...key }) => [keyOf(key), { x, y, width, z }]),
    );
    return this.moodboards.change(slug, caller, { type: 'Arrange', places }, version);
  }
}

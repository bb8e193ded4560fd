import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { OmitType } from '@nestjs/swagger';
import {
  countedMeasures,
  type Question,
  type QuestionAxis,
  questionMeasure,
  readQuestion,
} from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { LookRows, LooksBehindDto, PAGE_SIZE } from '../../figures/index.js';
import { LooksSource } from '../counting/looks-source.js';
import { ReadAsked } from '../counting/read-asked.js';
import { Slices } from '../counting/slices.js';
import { WHOLE } from '../counting/source.js';
import { QuestionQueryDto } from '../dto/question-query.dto.js';
import { seasonOfCell } from '../pivot/place.js';

/** A question, and which of its cells. */
export class LooksOfCellQueryDto extends OmitType(QuestionQueryDto, ['limit', 'format', 'locale']) {
  /**
   * Key of a row; `*` is all of them.
   * @example "lace"
   */
  @IsText({ min: 1, max: 200 })
  row: string = WHOLE;

  /**
   * Key of a column; `*` is all of them.
   * @example "black"
   */
  @IsText({ min: 1, max: 200 })
  column: string = WHOLE;

  /** Looks on a page. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(500)
  limit?: number;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(10_000)
  page: number = 1;
}

export class LooksOfCell extends Query<LooksBehindDto> {
  constructor(
    readonly input: LooksOfCellQueryDto,
    readonly viewer: Member,
  ) {
    super();
  }
}

/** The looks behind a cell, by the conditions that count it: what search cannot say, such as two things of one garment, among them. */
@QueryHandler(LooksOfCell)
export class LooksOfCellHandler implements IQueryHandler<LooksOfCell> {
  constructor(
    private readonly readAsked: ReadAsked,
    private readonly slices: Slices,
    private readonly source: LooksSource,
    private readonly lookRows: LookRows,
  ) {}

  /** @throws ValidationError of what no looks of one season are behind; DomainError brand/unknown, trend/unknown */
  async execute({ input, viewer }: LooksOfCell): Promise<LooksBehindDto> {
    const { row, column, limit = PAGE_SIZE, page, as_of, ...given } = input;
    const question = ofCell(readQuestion(given), row, column);
    const asked = await this.readAsked.read(question, viewer, as_of);
    const { now } = await this.slices.of(asked);
    const season = seasonOfCell(
      question,
      { row, column },
      now.length === 1 ? now[0]?.season?.slug : undefined,
    );
    const slice = now.find((one) => one.season?.slug === season);
    if (!season || !slice)
      throw refused('row', 'Looks are of one season: name the season of the cell.', 'unknown_value');
    // A season is another slice: along its axis there is the whole.
    const keyOn = (axis: QuestionAxis | null, key: string) => (axis?.dimension === 'season' ? WHOLE : key);
    const place = { row: keyOn(question.rows, row), column: keyOn(question.columns, column) };
    const { looks, total } = await this.source.ofCell(asked, slice, place, {
      limit,
      offset: (page - 1) * limit,
    });
    const pictured = await this.lookRows.pictured(looks.map(({ look }) => look));
    const { from, to, rule } = slice.days;
    return {
      rows: looks.map(({ look, ...facts }) => ({ look, ...pictured(look), ...facts })),
      total_count: total,
      page,
      page_size: limit,
      window: { from, to, rule },
      filters: asked.scope.filters,
      as_of: asked.scope.asOf.toISOString(),
    };
  }
}

const refused = (propertyPath: string, message: string, code: string) =>
  new ValidationError([{ propertyPath, message, code }]);

/** The question about one cell alone, whose row and column must be something there can be. */
function ofCell(question: Question, row: string, column: string): Question {
  const isOfLooks = countedMeasures(question).every(
    (name) => ['looks', 'boards'].includes(questionMeasure(name).rests) || name === 'views',
  );
  if (!isOfLooks) throw refused('measures', 'No looks are behind this measure.', 'not_obeyed');
  if (question.window !== 'season')
    throw refused(
      'window',
      'Looks are of a season, whenever they were opened. Choose `season`.',
      'not_obeyed',
    );
  if (!question.columns && column !== WHOLE)
    throw refused('column', 'The question has no columns.', 'not_obeyed');
  const only = (axis: QuestionAxis, key: string) =>
    axis.dimension === 'season' ? axis : { ...axis, keys: key === WHOLE ? [] : [key] };
  return {
    ...question,
    rows: only(question.rows, row),
    columns: question.columns && only(question.columns, column),
  };
}

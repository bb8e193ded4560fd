import { Injectable } from '@nestjs/common';
import { countedMeasures, type Question, questionMeasure } from '@toile/contracts';
import { ScopedLooks } from '../../figures/index.js';
import { ColoursOfLooks } from './colours-of-looks.js';
import { countedAtEndsSql } from './ends.sql.js';
import { axesOfLooks, conditionsOfLooks, KEYS_OF_LOOKS, paramsOfLooks, seasonsOf } from './looks.sql.js';
import { axesParams, cellsOfOneSql, cellsSql, countedSql, hasParts } from './pairs.sql.js';
import { type AskedQuestion, type ChosenKeys, type CountRow, inSlice, type Slice, Source } from './source.js';

/** A look of a cell. */
export interface LookOfCell {
  look: string;
  designer: string;
  collection: string;
  season: string;
  city: string;
  shown_on: string;
  tags: string[];
  colours: string[];
}

/** Whether intervals are told of any measure of looks: of numbers of looks and brands there are none. */
const isDrawn = (question: Question): boolean =>
  countedMeasures(question)
    .map(questionMeasure)
    .some(({ rests, unit }) => rests === 'looks' && (unit === 'percent' || unit === 'times'));

/** Published looks, a season a slice, from catalogue facts: what each brand has of every cell. */
@Injectable()
export class LooksSource extends Source {
  constructor(
    private readonly scoped: ScopedLooks,
    private readonly colours: ColoursOfLooks,
  ) {
    super();
  }

  async count(asked: AskedQuestion, slices: readonly Slice[], chosen?: ChosenKeys): Promise<CountRow[]> {
    const { own, base } = conditionsOfLooks(asked.question);
    const axes = axesOfLooks(asked.question, KEYS_OF_LOOKS, chosen);
    const cells = (looks: string, held = '') =>
      `SELECT season AS slice, ${cellsSql(chosen)} AS cell, name${held}, sum(is_own) AS o, sum(is_base) AS b
       FROM (SELECT season, toString(designer) AS name${held}, (${own}) AS is_own, (${base}) AS is_base, ${axes} FROM (${looks}))
       GROUP BY slice, cell, name${held}`;
    const seasons = seasonsOf(slices);
    const found = await this.scoped.rowsAtItsTime<CountRow>(asked.scope, seasons, {
      name: 'question-looks',
      sql: (looks) => countedSql(cells(looks), hasParts(asked, chosen) && isDrawn(asked.question)),
      atEndsSql: (looks) => countedAtEndsSql(cells(looks, ', held')),
      params: {
        ...paramsOfLooks(asked, slices, await this.colours.of(asked, slices)),
        ...axesParams(chosen),
      },
    });
    // Of a season it is the same in whichever days behaviour is counted.
    return slices.flatMap(({ id, season }) => inSlice(found, id, ({ slice }) => slice === season?.slug));
  }

  /** The looks that are counted in a cell, a page of them, by the day they were shown. */
  async ofCell(
    asked: AskedQuestion,
    slice: Slice,
    { row, column }: { row: string; column: string },
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ looks: LookOfCell[]; total: number }> {
    const chosen = { rows: [row], columns: [column] };
    const { own } = conditionsOfLooks(asked.question);
    const axes = axesOfLooks(asked.question, KEYS_OF_LOOKS, chosen);
    const found = await this.scoped.rows<LookOfCell & { total: number }>(asked.scope, seasonsOf([slice]), {
      name: 'looks-of-cell',
      sql: (looks) => `
        SELECT look, toString(designer) AS designer, collection, toString(season) AS season, toString(city) AS city,
          toString(toDate(show_date, 'Europe/Paris')) AS shown_on, tags, colours, count() OVER () AS total
        FROM (SELECT *, ${axes} FROM (${looks}) WHERE ${own})
        WHERE has(${cellsOfOneSql(chosen)}, ({row:String}, {column:String}))
        ORDER BY shown_on, designer, look LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
      params: {
        ...paramsOfLooks(asked, [slice], await this.colours.of(asked, [slice])),
        ...axesParams(chosen),
        row,
        column,
        limit,
        offset,
      },
      from: ['catalogue'],
    });
    return { looks: found.map(({ total: _, ...look }) => look), total: found[0]?.total ?? 0 };
  }
}

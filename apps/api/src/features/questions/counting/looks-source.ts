import { Injectable } from '@nestjs/common';
import { ScopedLooks } from '../../figures/index.js';
import { ColoursOfLooks } from './colours-of-looks.js';
import { axesOfLooks, conditionsOfLooks, KEYS_OF_LOOKS, paramsOfLooks, seasonsOf } from './looks.sql.js';
import { axesParams, cellsSql, countedSql } from './pairs.sql.js';
import { type AskedQuestion, type ChosenKeys, type CountRow, type Slice, Source } from './source.js';

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
    const sql = (looks: string) =>
      countedSql(
        `SELECT season AS slice, ${cellsSql(chosen)} AS cell, name, sum(is_own) AS o, sum(is_base) AS b
         FROM (SELECT season, toString(designer) AS name, (${own}) AS is_own, (${base}) AS is_base, ${axes} FROM (${looks}))
         GROUP BY slice, cell, name`,
        chosen,
      );
    const seasons = seasonsOf(slices);
    const found = await this.scoped.rows<CountRow>(asked.scope, seasons, {
      name: 'question-looks',
      sql,
      params: {
        ...paramsOfLooks(asked, slices, await this.colours.of(asked, slices)),
        ...axesParams(chosen),
      },
      from: ['catalogue'],
    });
    // Of a season it is the same in whichever days behaviour is counted.
    return slices.flatMap(({ id, season }) =>
      found.filter(({ slice }) => slice === season?.slug).map((row) => ({ ...row, slice: id })),
    );
  }
}

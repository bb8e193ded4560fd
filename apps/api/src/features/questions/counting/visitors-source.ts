import { Injectable } from '@nestjs/common';
import { audience, rawAudienceSql } from '@toile/warehouse';
import { alone, isoTime, LANGUAGE_OF, Measured, SealedQuery } from '../../figures/index.js';
import { axesParams, axesSql, cellsSql, countedSql, keysSql, WEEK_OF } from './pairs.sql.js';
import { type AskedQuestion, type ChosenKeys, type CountRow, type Slice, Source } from './source.js';

const KEYS = { language: '[language]', week: '[week]' };

/** Who came, by the language of pages and week: rollup `audience`, and raw rows as known earlier. */
@Injectable()
export class VisitorsSource extends Source {
  constructor(
    private readonly measured: Measured,
    private readonly sealed: SealedQuery,
  ) {
    super();
  }

  async count(asked: AskedQuestion, slices: readonly Slice[], chosen?: ChosenKeys): Promise<CountRow[]> {
    const rows = await Promise.all(slices.map((slice) => this.countSlice(asked, slice, chosen)));
    return rows.flat();
  }

  private async countSlice({ question, scope }: AskedQuestion, slice: Slice, chosen: ChosenKeys | undefined) {
    const { id, days } = slice;
    const sealed = await this.sealed.of(alone(days), scope);
    const isRaw = !sealed.tells;
    const rows = isRaw
      ? rawAudienceSql(this.measured.database)
      : sealed.rowsOf(audience, 'locale, part, visitors');
    const languages = question.where.flatMap((_, at) => [`has({any_${at}:Array(String)}, language)`]);
    const axes = axesSql(
      keysSql(question.rows, question, KEYS),
      keysSql(question.columns, question, KEYS),
      chosen,
    );
    const found = await this.measured.rows<CountRow>(scope, {
      name: 'question-visitors',
      from: [sealed],
      // Who came in two weeks or languages is one of both together.
      sql: countedSql(
        `SELECT '' AS slice, ${cellsSql(chosen)} AS cell, concat('visitors/', toString(part)) AS name, uniqExactMerge(visitors) AS o, o AS b
         FROM (
           SELECT part, visitors, ${axes}
           FROM (SELECT part, visitors, ${WEEK_OF('day')} AS week, ${LANGUAGE_OF} AS language FROM (${rows}))
           WHERE ${languages.join(' AND ') || 'true'})
         GROUP BY cell, name`,
        chosen,
      ),
      params: {
        ...(isRaw ? { as_of: isoTime(scope.asOf), from: days.from, to: days.to } : sealed.params),
        ...axesParams(chosen),
        ...Object.fromEntries(question.where.map(({ any }, at) => [`any_${at}`, any])),
      },
    });
    return found.map((row) => ({ ...row, slice: id }));
  }
}

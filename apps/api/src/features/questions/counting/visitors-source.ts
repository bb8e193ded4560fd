import { Injectable } from '@nestjs/common';
import type { Question } from '@toile/contracts';
import { audience, rawAudienceSql, rawVisitsSql } from '@toile/warehouse';
import {
  alone,
  BITS_AT_ENDS,
  EndsOfDays,
  endsParams,
  isoTime,
  LANGUAGE_OF,
  Measured,
  SealedQuery,
  spanOf,
} from '../../figures/index.js';
import { type CellAtEnds, cellsAt, cellsAtEndsSql } from './ends.sql.js';
import { boundTo, narrowed, narrowingParams, narrowingsOf } from './narrowings.sql.js';
import { axesParams, axesSql, cellsSql, countedSql, hasParts, keysSql, WEEK_OF } from './pairs.sql.js';
import { type AskedQuestion, type ChosenKeys, type CountRow, inSlice, type Slice, Source } from './source.js';

const KEYS = { language: '[language]', week: '[week]' };

/** Who came, by the language of pages and week: rollup `audience`, and raw rows as known earlier. */
@Injectable()
export class VisitorsSource extends Source {
  constructor(
    private readonly measured: Measured,
    private readonly sealed: SealedQuery,
    private readonly ends: EndsOfDays,
  ) {
    super();
  }

  async count(asked: AskedQuestion, slices: readonly Slice[], chosen?: ChosenKeys): Promise<CountRow[]> {
    const rows = await Promise.all(slices.map((slice) => this.countSlice(asked, slice, chosen)));
    return rows.flat();
  }

  private async countSlice(asked: AskedQuestion, slice: Slice, chosen: ChosenKeys | undefined) {
    const { question, scope } = asked;
    const { id, days } = slice;
    if (this.ends.areAsked(scope, days)) return this.atEnd(asked, slice, chosen);
    const sealed = await this.sealed.of(alone(days), scope);
    const isRaw = !sealed.tells;
    const rows = isRaw
      ? rawAudienceSql(this.measured.database)
      : sealed.rowsOf(audience, 'locale, part, visitors');
    const languages = languagesSql(question);
    const axes = axesOf(question, chosen);
    const found = await this.measured.rows<CountRow>(scope, {
      name: 'question-visitors',
      from: [sealed],
      // Who came in two weeks or languages is one of both together.
      sql: countedSql(
        `SELECT '' AS slice, ${cellsSql(chosen)} AS cell, concat('visitors/', toString(part)) AS name, uniqExactMerge(visitors) AS o, o AS b
         FROM (
           SELECT part, visitors, ${axes}
           FROM (SELECT part, visitors, ${WEEK_OF('day')} AS week, ${LANGUAGE_OF} AS language FROM (${rows}))
           WHERE ${languages})
         GROUP BY cell, name`,
        hasParts(asked, chosen),
      ),
      params: {
        ...(isRaw ? { as_of: isoTime(scope.asOf), from: days.from, to: days.to } : sealed.params),
        ...paramsOf(question, chosen),
      },
    });
    return inSlice(found, id);
  }

  private async atEnd(
    { question, scope }: AskedQuestion,
    { id, days }: Slice,
    chosen: ChosenKeys | undefined,
  ) {
    const ends = this.ends.of(scope, days);
    const rows = await this.measured.rows<CellAtEnds>(scope, {
      name: 'question-visitors-at-ends',
      from: [await this.sealed.daysOf(spanOf(ends), scope)],
      sql: cellsAtEndsSql(
        'who',
        BITS_AT_ENDS,
        `SELECT who, day, ingest_day, true AS is_own, true AS is_base, ${axesOf(question, chosen)}
         FROM (SELECT *, ${WEEK_OF('day')} AS week, ${LANGUAGE_OF} AS language FROM (${rawVisitsSql(this.measured.database)}))
         WHERE ${languagesSql(question)}`,
        chosen,
      ),
      params: { ...endsParams(ends), ...paramsOf(question, chosen) },
    });
    return cellsAt(id, rows, ends);
  }
}

/** Who came by a page of another language is there, whatever else they looked at. */
const languagesSql = (question: Question): string =>
  narrowingsOf(question)
    .map((one) => narrowed(one, `has(${boundTo(one)}, language)`))
    .join(' AND ') || 'true';

const axesOf = (question: Question, chosen: ChosenKeys | undefined): string =>
  axesSql(keysSql(question.rows, question, KEYS), keysSql(question.columns, question, KEYS), chosen);

const paramsOf = (question: Question, chosen: ChosenKeys | undefined) => ({
  ...axesParams(chosen),
  ...narrowingParams(question),
});

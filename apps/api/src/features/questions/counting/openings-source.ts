import { Injectable } from '@nestjs/common';
import { boardAdditionsAtEndsSql, boardAdditionsSql, lookViews, pictureViewsSql } from '@toile/warehouse';
import {
  addedUp,
  alone,
  type Days,
  type DaysRow,
  EndsOfDays,
  endsParams,
  isOfDays,
  knownEnds,
  Measured,
  ScopedLooks,
  SealedQuery,
} from '../../figures/index.js';
import { ColoursOfLooks } from './colours-of-looks.js';
import { type CellAtEnds, cellsAt, cellsAtEndsSql } from './ends.sql.js';
import { axesOfLooks, conditionsOfLooks, KEYS_OF_LOOKS, paramsOfLooks, seasonsOf } from './looks.sql.js';
import {
  axesParams,
  cellsByDaySql,
  cellsOfSums,
  cellsSql,
  countedSql,
  hasParts,
  WEEK_OF,
} from './pairs.sql.js';
import { type AskedQuestion, type ChosenKeys, type CountRow, inSlice, type Slice, Source } from './source.js';

type What = 'views' | 'saves' | 'boards';
/** Of each opening or addition, or of each part of boards, from which intervals are drawn: how many, of what. */
const COUNTS: Record<What, string> = {
  views: `'' AS name, sumIf(n, is_own) AS o, sumIf(n, is_base) AS b`,
  saves: `'' AS name, sumIf(n, is_own) AS o, sumIf(n, is_base) AS b`,
  boards: `concat('visitors/', toString(part)) AS name, uniqExactIf(board_key, is_own) AS o, uniqExactIf(board_key, is_base) AS b`,
};

/** What happened to looks of a slice in its days: openings, and what boards gained and still hold. */
abstract class OpeningsSource extends Source {
  constructor(
    private readonly what: What,
    private readonly measured: Measured,
    private readonly scoped: ScopedLooks,
    private readonly sealed: SealedQuery,
    private readonly colours: ColoursOfLooks,
    private readonly ends: EndsOfDays,
  ) {
    super();
  }

  async count(asked: AskedQuestion, slices: readonly Slice[], chosen?: ChosenKeys): Promise<CountRow[]> {
    const rows = await Promise.all(slices.map((slice) => this.countSlice(asked, slice, chosen)));
    return rows.flat();
  }

  private async countSlice(asked: AskedQuestion, slice: Slice, chosen: ChosenKeys | undefined) {
    const { scope } = asked;
    if (this.what === 'views' && isOfDays(scope)) {
      const ask = (months: Days) => this.viewsByDay(asked, slice, months, chosen);
      const [sums] = await addedUp(scope, alone(slice.days), ask);
      return cellsOfSums(slice.id, sums);
    }
    if (isOfDays(scope)) return this.boardsAtEnd(asked, slice, chosen);
    const events = await this.events(asked, slice);
    const found = await this.scoped.rows<CountRow>(scope, seasonsOf([slice]), {
      name: `question-${this.what}`,
      from: events.from,
      params: { ...(await this.params(asked, slice, chosen)), ...events.params },
      sql: (looks, onShelves) =>
        countedSql(
          `SELECT '' AS slice, ${cellsSql(chosen)} AS cell, ${COUNTS[this.what]}
           FROM (${factsSql(asked, events.sql(onShelves), looks, chosen)})
           GROUP BY cell, name`,
          this.what === 'boards' && hasParts(asked, chosen),
        ),
    });
    return inSlice(found, slice.id);
  }

  private async viewsByDay(asked: AskedQuestion, slice: Slice, months: Days, chosen: ChosenKeys | undefined) {
    const sealed = await this.sealed.daysOf(months, asked.scope);
    const events = (onShelves: string) =>
      `SELECT look_key AS event_look, ${WEEK_OF('day')} AS week, views AS n, day, ingest_day
       FROM (${sealed.rowsOf(lookViews, 'ingest_day, look_key, views', onShelves)})`;
    const ends = knownEnds(asked.scope);
    return this.scoped.shelvedRowsAtEnds<DaysRow>(ends.asOfLast, seasonsOf([slice]), {
      name: 'question-views-by-day',
      isLarge: true,
      from: [sealed, 'catalogue'],
      params: { ...(await this.params(asked, slice, chosen)), ...sealed.params, ...ends.params },
      sql: (looks, onShelves) =>
        cellsByDaySql(factsSql(asked, events(onShelves), looks, chosen, ', looks.held AS held'), chosen),
    });
  }

  /** An alert asks for no weeks: the day a look was gained on, which is another at each end, is not told. */
  private async boardsAtEnd(asked: AskedQuestion, slice: Slice, chosen: ChosenKeys | undefined) {
    const ends = this.ends.of(asked.scope, slice.days);
    const events = `SELECT look_key AS event_look, '' AS week, board_key, held AS gained FROM (${boardAdditionsAtEndsSql(this.measured.database, true)})`;
    const rows = await this.scoped.rowsAtEnds<CellAtEnds>(knownEnds(asked.scope).asOfLast, {
      name: `question-${this.what}-at-ends`,
      from: ['catalogue', await this.ends.boardMessages()],
      params: { ...(await this.params(asked, slice, chosen)), ...endsParams(ends) },
      sql: (looks) =>
        cellsAtEndsSql(
          this.what === 'boards' ? 'board_key' : 'board_key, event_look',
          'held',
          factsSql(asked, events, looks, chosen, ', bitAnd(gained, looks.held) AS held'),
          chosen,
        ),
    });
    return cellsAt(slice.id, rows, ends);
  }

  private async params(asked: AskedQuestion, slice: Slice, chosen: ChosenKeys | undefined) {
    return {
      ...paramsOfLooks(asked, [slice], await this.colours.of(asked, [slice])),
      ...axesParams(chosen),
    };
  }

  /** SQL of event_look, week, part, board_key and n, and what it rests on. */
  private async events({ scope }: AskedQuestion, { days }: Slice) {
    const { database } = this.measured;
    const window = { from: days.from, to: days.to };
    if (this.what !== 'views')
      return {
        from: ['catalogue', { boardsUntil: days.to }] as const,
        params: window,
        sql: () =>
          `SELECT look_key AS event_look, ${WEEK_OF('gained_on')} AS week, toUInt8(board_key % 64) AS part, board_key, 1 AS n
           FROM (${boardAdditionsSql(database)})`,
      };
    const columns = `0 AS part, toUInt64(0) AS board_key, sum(views) AS n`;
    const sealed = await this.sealed.of(alone(days), scope);
    const from = [sealed, 'catalogue'] as const;
    if (!sealed.tells)
      return {
        from,
        params: window,
        sql: () =>
          `SELECT cityHash64(target) AS event_look, ${WEEK_OF(`toDate(occurred_at, 'Europe/Paris')`)} AS week, ${columns}
           FROM (SELECT target, occurred_at, 1 AS views FROM (${pictureViewsSql(database, 'media')})) GROUP BY event_look, week`,
      };
    return {
      from,
      params: sealed.params,
      sql: (onShelves: string) =>
        `SELECT look_key AS event_look, ${WEEK_OF('day')} AS week, ${columns}
         FROM (${sealed.weeksOf(lookViews, 'look_key, views', onShelves)}) GROUP BY event_look, week`,
    };
  }
}

/** Events with whether their look is what is asked, and of what that is a part, and where it stands. */
function factsSql(
  { question }: AskedQuestion,
  events: string,
  looks: string,
  chosen: ChosenKeys | undefined,
  more = '',
): string {
  const { own, base } = conditionsOfLooks(question);
  const axes = axesOfLooks(question, { ...KEYS_OF_LOOKS, week: '[week]' }, chosen);
  return `
    SELECT events.*, (${own}) AS is_own, (${base}) AS is_base, ${axes}${more}
    FROM (${events}) AS events INNER JOIN (${looks}) AS looks ON events.event_look = looks.look_key`;
}

/** Openings of looks: rollup `look_views`, and raw rows as known earlier. */
@Injectable()
export class ViewsSource extends OpeningsSource {
  constructor(
    measured: Measured,
    scoped: ScopedLooks,
    sealed: SealedQuery,
    colours: ColoursOfLooks,
    ends: EndsOfDays,
  ) {
    super('views', measured, scoped, sealed, colours, ends);
  }
}

/** Looks that boards gained, from raw moodboard messages. */
@Injectable()
export class SavesSource extends OpeningsSource {
  constructor(
    measured: Measured,
    scoped: ScopedLooks,
    sealed: SealedQuery,
    colours: ColoursOfLooks,
    ends: EndsOfDays,
  ) {
    super('saves', measured, scoped, sealed, colours, ends);
  }
}

/** Boards that gained them. */
@Injectable()
export class BoardsSource extends OpeningsSource {
  constructor(
    measured: Measured,
    scoped: ScopedLooks,
    sealed: SealedQuery,
    colours: ColoursOfLooks,
    ends: EndsOfDays,
  ) {
    super('boards', measured, scoped, sealed, colours, ends);
  }
}

import { Injectable } from '@nestjs/common';
import { boardAdditionsAtEndsSql, boardAdditionsSql } from '@toile/warehouse';
import { type Count, drawsOf, type Share } from '../figure/figure-row.js';
import { drawnCount, drawnShare, type Parted } from '../figure/visitor-draws.js';
import type { Names } from '../scope/names.js';
import type { Brands, Scope, SeasonDays, Windows } from '../scope/scope.js';
import { type Both, inBoth } from './both-windows.js';
import { bitsSql, EndsOfDays, endsParams, isOfDays, knownEnds } from './ends-of-days.js';
import {
  type Dimension,
  IS_OF_BEFORE,
  KEYS_OF_LOOK,
  lookParams,
  seasonParams,
  seasonsOf,
  WHOLE,
  windowParams,
} from './measure-params.js';
import { ScopedLooks } from './scoped-looks.js';

interface Row extends Parted {
  is_before?: 0 | 1;
  key: string;
  boards: number;
  saves: number;
  /** What the boards of each part gained. */
  saves_of_parts: readonly number[];
}

/**
 * Keys are found once for each look: fewer than what boards gained. In a window only looks of its season count. Boards lie in 64 parts, as
 * visitors do elsewhere.
 */
const sql = (additions: string, looks: string, dimension: Dimension) => `
  SELECT is_before, key, sum(n) AS boards, sum(gained) AS saves, groupArray(part) AS parts, groupArray(n) AS of_parts,
    groupArray(gained) AS saves_of_parts
  FROM (
  SELECT is_before, arrayJoin(keys) AS key, toUInt8(board_key % 64) AS part, uniqExact(board_key) AS n, count() AS gained
  FROM (${additions}) AS additions
  INNER JOIN (
    SELECT look_key, ${IS_OF_BEFORE} AS is_of_before,
      arrayConcat(['${WHOLE}'], arrayMap(key -> toString(key), ${KEYS_OF_LOOK[dimension]})) AS keys
    FROM (${looks})) AS looks ON additions.look_key = looks.look_key AND additions.is_before = looks.is_of_before
  GROUP BY is_before, key, part)
  GROUP BY is_before, key`;

/** The same of one window at ends of days: how many boards there were at each, and how many times they gained a look. */
const atEndsSql = (additions: string, looks: string, dimension: Dimension) => `
  SELECT key, sumForEach(${bitsSql('held')}) AS boards, sumForEach(gained) AS saves
  FROM (
    SELECT key, board_key, groupBitOr(bits) AS held, sumForEach(${bitsSql('bits')}) AS gained
    FROM (
      SELECT board_key, keys, bitAnd(additions.held, looks.held) AS bits
      FROM (${additions}) AS additions
      INNER JOIN (
        SELECT look_key, held, arrayConcat(['${WHOLE}'], arrayMap(key -> toString(key), ${KEYS_OF_LOOK[dimension]})) AS keys
        FROM (${looks})) AS looks
        ON additions.look_key = looks.look_key)
    ARRAY JOIN keys AS key
    GROUP BY key, board_key)
  GROUP BY key`;

interface RowAtEnds {
  key: string;
  boards: number[];
  saves: number[];
}

interface Boards {
  keys: string[];
  saves(key: string): Count;
  share(key: string): Share;
}

/** Boards that gained looks of L(S) in the window and still hold them, from raw moodboard messages. */
@Injectable()
export class BoardsQuery {
  constructor(
    private readonly scoped: ScopedLooks,
    private readonly ends: EndsOfDays,
  ) {}

  async by(
    dimension: Dimension,
    scope: Scope,
    names: Names,
    windows: Windows<SeasonDays>,
    brands: Brands = [],
  ): Promise<Both<Boards>> {
    if (isOfDays(scope)) {
      const of = async (window: SeasonDays) =>
        boardsOf(scope, await this.atEnd(dimension, scope, names, window, brands));
      return Promise.all([of(windows.now), windows.before && of(windows.before)]);
    }
    const rows = (input: Windows<SeasonDays>) => this.rows(dimension, scope, names, input, brands);
    return inBoth(scope, windows, rows, (own) => boardsOf(scope, own));
  }

  private async rows(
    dimension: Dimension,
    scope: Scope,
    names: Names,
    windows: Windows<SeasonDays>,
    brands: Brands,
  ) {
    const { now, before } = windows;
    const seasons = seasonsOf(windows);
    const params = {
      ...lookParams(scope, names, seasons, brands),
      ...windowParams(now),
      ...seasonParams(windows),
      ...(before && { from_before: before.from, to_before: before.to }),
    };
    const additions = boardAdditionsSql(this.scoped.database, isKept(scope), before !== null);
    return this.scoped.rows<Row>(scope, seasons, {
      name: `boards-by-${dimension}`,
      params,
      from: ['catalogue', { boardsUntil: now.to }],
      sql: (looks) => sql(additions, looks, dimension),
    });
  }

  private async atEnd(
    dimension: Dimension,
    scope: Scope,
    names: Names,
    window: SeasonDays,
    brands: Brands,
  ): Promise<Row[]> {
    const ends = this.ends.of(scope, window);
    const additions = boardAdditionsAtEndsSql(this.scoped.database, isKept(scope));
    const rows = await this.scoped.rowsAtEnds<RowAtEnds>(knownEnds(scope).asOfLast, {
      name: `boards-at-ends-by-${dimension}`,
      isLarge: true,
      params: { ...lookParams(scope, names, [window.season], brands), ...endsParams(ends) },
      from: ['catalogue', await this.ends.boardMessages()],
      sql: (looks) => atEndsSql(additions, looks, dimension),
    });
    return rows.flatMap(({ key, boards, saves }) => {
      const [n = 0, gained = 0] = [boards[ends.at], saves[ends.at]];
      return n > 0 ? [{ key, boards: n, saves: gained, parts: [], of_parts: [], saves_of_parts: [] }] : [];
    });
  }
}

/** The first version counted what a board had let go of again. */
const isKept = ({ input }: Scope): boolean => input.definition !== '1';

function boardsOf(scope: Scope, rows: readonly Row[]): Boards {
  const found = new Map(rows.map((one) => [one.key, one]));
  const whole = found.get(WHOLE);
  return {
    keys: [...found.keys()].filter((key) => key !== WHOLE),
    saves: (key) => {
      const own = found.get(key);
      const draws =
        own && drawsOf(scope, () => drawnCount({ parts: own.parts, of_parts: own.saves_of_parts }));
      return { value: own?.saves ?? 0, isBehaviour: true, draws };
    },
    share: (key) => ({
      numerator: found.get(key)?.boards ?? 0,
      denominator: whole?.boards ?? 0,
      isBehaviour: true,
      ...(whole && { draws: drawsOf(scope, () => drawnShare(found.get(key), whole)) }),
    }),
  };
}

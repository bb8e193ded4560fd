import { Injectable } from '@nestjs/common';
import { nearestColour } from '../../../kernel/colours/nearest-colour.js';
import { ScopedLooks } from '../../figures/index.js';
import { asksColours, type Colours, paramsOfLooks, seasonsOf } from './looks.sql.js';
import type { AskedQuestion, Slice } from './source.js';

const sql = (looks: string) =>
  `SELECT DISTINCT lower(toString(colours[1])) AS hex FROM (${looks}) WHERE notEmpty(colours)`;
/** An empty list has no type of its own that transform() could use. */
const NONE: Colours = { hexes: ['none'], palette: [''], tones: [''] };

/** Which colours looks of a scope have, for questions that name colours. */
@Injectable()
export class ColoursOfLooks {
  constructor(private readonly scoped: ScopedLooks) {}

  async of(asked: AskedQuestion, slices: readonly Slice[]): Promise<Colours> {
    if (!asksColours(asked.question)) return NONE;
    const { as_of, types, cities, designers, seasons } = paramsOfLooks(asked, slices, NONE);
    const rows = await this.scoped.rows<{ hex: string }>(asked.scope, seasonsOf(slices), {
      name: 'question-colours',
      sql,
      params: { ...({ as_of, types, cities, designers, seasons } as Record<string, string[]>) },
      from: ['catalogue'],
    });
    if (rows.length === 0) return NONE;
    const nearest = rows.map(({ hex }) => nearestColour(hex));
    return {
      hexes: rows.map(({ hex }) => hex),
      palette: nearest.map((colour) => colour?.slug ?? ''),
      tones: nearest.map((colour) => colour?.tone ?? ''),
    };
  }
}

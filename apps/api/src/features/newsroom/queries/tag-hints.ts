import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type pg from 'pg';
import type { Member } from '../../../kernel/auth/member.js';
import { POOL } from '../../../kernel/tokens.js';
import { LOOKS, OwnBrands } from '../../catalogue/index.js';
import { HINT_SOURCES, HintOutcomes, type HintSource } from '../hint-outcomes.js';

/** How many of some looks have a tag. */
export class TagShareDto {
  tag: string;
  /** @example 12 */
  looks: number;
  /** @example 40 */
  of: number;
}

/** Tags of published looks whose main colour is this one. */
export class ColourHintsDto {
  /** @example "#561a2a" */
  colour: string;
  tags: TagShareDto[];
}

/** What editors did with a tag they were offered. */
export class LearnedHintDto {
  tag: string;
  source: HintSource;
  offered: number;
  accepted: number;
}

export class TagHintsDto {
  /** By the main colours of the show's looks. */
  colours: ColourHintsDto[];
  /** Of the looks of the brand's newest show of the same type; empty where it has none. */
  brand: TagShareDto[];
  learned: LearnedHintDto[];
}

/** Tags that looks of a show may want, and why; those of its own looks the browser knows. */
export class TagHints extends Query<TagHintsDto> {
  constructor(
    readonly member: Member,
    readonly show: string,
  ) {
    super();
  }
}

/** Rarer than this a tag says nothing of a colour or a brand. */
const LEAST_SHARE = 0.1;
const MOST_TAGS = 12;

const OF_COLOURS = `
  WITH looks AS (
    SELECT colours[1] AS colour, tag_slugs, count(*) OVER (PARTITION BY colours[1]) AS of
    FROM ${LOOKS} WHERE type_slug = $1 AND colours[1] = ANY($2) AND collection <> $3
  ), counted AS (
    SELECT colour, tag, count(*)::int AS looks, max(of)::int AS of,
      row_number() OVER (PARTITION BY colour ORDER BY count(*) DESC, tag) AS place
    FROM looks, unnest(tag_slugs) AS tag GROUP BY colour, tag
  )
  SELECT colour, tag, looks, of FROM counted
  WHERE place <= ${MOST_TAGS} AND looks >= of * ${LEAST_SHARE} ORDER BY colour, place`;

const OF_BRAND = `
  WITH newest AS (
    SELECT collection FROM ${LOOKS}
    WHERE designer_slug = $1 AND type_slug = $2 AND collection <> $3 ORDER BY show_date DESC LIMIT 1
  ), looks AS (SELECT tag_slugs, count(*) OVER () AS of FROM ${LOOKS} WHERE collection = (SELECT collection FROM newest))
  SELECT tag, count(*)::int AS looks, max(of)::int AS of FROM looks, unnest(tag_slugs) AS tag
  GROUP BY tag HAVING count(*) >= max(of) * ${LEAST_SHARE} ORDER BY count(*) DESC, tag LIMIT ${MOST_TAGS * 2}`;

@QueryHandler(TagHints)
export class TagHintsHandler implements IQueryHandler<TagHints> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly own: OwnBrands,
    private readonly outcomes: HintOutcomes,
  ) {}

  /** @throws DomainError collection/unknown, designer/forbidden */
  async execute({ member, show }: TagHints): Promise<TagHintsDto> {
    const { facts, looks } = await this.own.collection(member, show);
    const main = [...looks.values()].flatMap(({ colours }) => colours[0] ?? []);
    const [ofColours, ofBrand, learned] = await Promise.all([
      this.pool.query<TagShareDto & { colour: string }>(OF_COLOURS, [
        facts.type.slug,
        [...new Set(main)],
        show,
      ]),
      this.pool.query<TagShareDto>(OF_BRAND, [facts.designer.slug, facts.type.slug, show]),
      this.outcomes.learned(),
    ]);
    const colours = new Map<string, TagShareDto[]>();
    for (const { colour, ...share } of ofColours.rows)
      colours.set(colour, [...(colours.get(colour) ?? []), share]);
    return {
      colours: [...colours].map(([colour, tags]) => ({ colour, tags })),
      brand: ofBrand.rows,
      learned: learned.filter(({ source }) => HINT_SOURCES.includes(source)),
    };
  }
}

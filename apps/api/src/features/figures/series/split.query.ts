import { Injectable } from '@nestjs/common';
import type { BrandInCity } from '@toile/forecast';
import { lookParams } from '../measures/measure-params.js';
import { ScopedLooks } from '../measures/scoped-looks.js';
import type { Names } from '../scope/names.js';
import type { Scope } from '../scope/scope.js';

interface Row {
  season: string;
  brand: string;
  city: string;
  looks: number;
  hits: number;
}
const sql = (looks: string) => `
  SELECT season, toString(designer) AS brand, toString(city) AS city, count() AS looks, countIf(has(tags, {trend:String})) AS hits
  FROM (${looks}) GROUP BY season, brand, city`;

/** Looks of each brand in each city, and those with a trend, in two seasons. */
@Injectable()
export class SplitQuery {
  constructor(private readonly scoped: ScopedLooks) {}

  async run(
    scope: Scope,
    names: Names,
    trend: string,
    before: string,
    after: string,
  ): Promise<BrandInCity[]> {
    const seasons = [before, after];
    const rows = await this.scoped.rows<Row>(scope, seasons, {
      name: 'looks-by-brand-and-city',
      from: ['catalogue'],
      sql,
      params: { ...lookParams(scope, names, seasons), trend },
    });
    const groups = new Map<string, BrandInCity>();
    for (const { season, brand, city, looks, hits } of rows) {
      const key = `${brand}/${city}`;
      const none = { looks: 0, hits: 0 };
      const group = groups.get(key) ?? { brand, city, before: none, after: none };
      groups.set(key, { ...group, [season === after ? 'after' : 'before']: { looks, hits } });
    }
    return [...groups.values()];
  }
}

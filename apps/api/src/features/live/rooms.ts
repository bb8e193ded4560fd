import { Injectable } from '@nestjs/common';
import { Collections, CollectionsReadModel, notBroadcast } from '../catalogue/index.js';
import { eveningOf } from './evening.js';

/** What a show room is about. */
@Injectable()
export class Rooms {
  constructor(
    private readonly collections: CollectionsReadModel,
    private readonly streams: Collections,
  ) {}

  /** The show, its looks, when each of them came out, and from when to when that was. @throws DomainError collection/unknown, live/unknown */
  async of(slug: string) {
    const show = await this.collections.find(slug);
    if (!show.live) throw notBroadcast(slug);
    const [looks, came] = await Promise.all([this.collections.looks(slug), this.streams.arrivals(slug)]);
    const seen = new Set(looks.map((look) => look.slug));
    const arrivals = [...came].flatMap(([look, at]) => (seen.has(look) ? [{ slug: look, at }] : []));
    const evening = {
      designer: show.designer_slug,
      looks: [...seen],
      ...eveningOf(
        show.show_date,
        arrivals.map(({ at }) => at),
      ),
    };
    return { show, looks, arrivals, evening };
  }
}

import type { DemoLook } from '../catalogue/types.js';
import { hashHex } from '../random.js';
import { generateTraffic, type TrafficRequest } from './generate-traffic.js';

/** Of the looks that members open after a search for what they wear, out of 256, so many are kept. */
const KEPT = 72;
const LEADS_MS = 30 * 60_000;
/** Between opening and keeping it. */
const AFTER_MS = 20_000;

export interface VisitBoard {
  /** Subject of the member. */
  by: string;
  name: string;
  createdAt: Date;
  looks: Pick<DemoLook, 'slug' | 'image_filename'>[];
}

/** Boards that members make in their visits, of a look that they opened after they had searched for what it shows: some of them, the same for the same request. */
export function* boardsOfVisits(request: TrafficRequest): Generator<VisitBoard> {
  const looks = new Map(request.catalogue.looks.map((look) => [look.slug, look]));
  const names = new Map(request.catalogue.tags.map(({ slug, name }) => [slug, name]));
  const searched = new Map<string, { tag: string; at: number }>();
  const kept = new Set<string>();
  for (const { id, subject, occurred_at, data } of generateTraffic(request)) {
    if (subject === null || kept.has(id)) continue;
    const at = Date.parse(occurred_at);
    const { tags } = data.query;
    if (data.kind === 'page' && typeof tags === 'string') searched.set(subject, { tag: tags, at });
    const look = data.kind === 'media' ? looks.get(data.target) : undefined;
    const last = searched.get(subject);
    if (!look || !last || !look.tags.includes(last.tag) || at < last.at || at - last.at > LEADS_MS - AFTER_MS)
      continue;
    if (Number.parseInt(hashHex(id).slice(0, 2), 16) >= KEPT) continue;
    // A beacon may come twice.
    kept.add(id);
    const { slug, image_filename } = look;
    yield {
      by: subject,
      name: names.get(last.tag) ?? last.tag,
      createdAt: new Date(at + AFTER_MS),
      looks: [{ slug, image_filename }],
    };
  }
}

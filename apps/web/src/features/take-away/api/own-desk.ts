import type { FigureAlert, FigureDigest, FigureEmbed, FigureNote, Locale, SavedView } from '@toile/contracts';
import { ApiError } from '../../../api/get-json';
import { getOwn } from '../../../api/personal';

/** Everything a member keeps of the dashboard. */
export interface OwnDesk {
  views: SavedView[];
  alerts: FigureAlert[];
  digest: FigureDigest;
  notes: FigureNote[];
  embeds: FigureEmbed[];
}

/** Null for who has no dashboard subscription. @throws ApiError */
export async function ownDesk(locale: Locale): Promise<OwnDesk | null> {
  const list = async <T>(name: string) =>
    (await getOwn<{ results: T[] }>(`/api/dashboard/${name}`, locale)).results;
  try {
    const [views, alerts, digest, notes, embeds] = await Promise.all([
      list<SavedView>('saved-views'),
      list<FigureAlert>('alerts'),
      getOwn<FigureDigest>('/api/dashboard/digest', locale),
      list<FigureNote>('annotations'),
      list<FigureEmbed>('embeds'),
    ]);
    return { views, alerts, digest, notes, embeds };
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return null;
    throw error;
  }
}

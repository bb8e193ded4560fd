import type { Locale } from '@toile/contracts';
import { ApiError } from '../../../api/api-error';
import { askOwn } from '../../../api/ask';
import { ownMentions } from '../../sharing/api/mentions';

/** Everything a member keeps of the dashboard; null for who has no dashboard subscription. @throws ApiError */
export async function savedItems(locale: Locale) {
  try {
    const [views, groups, sets, alerts, feed, digests, schedules, notes, embeds, mentions] =
      await Promise.all([
        askOwn('/api/dashboard/saved-views', {}, locale),
        askOwn('/api/dashboard/groups', {}, locale),
        askOwn('/api/dashboard/comparison-sets', {}, locale),
        askOwn('/api/dashboard/alerts', {}, locale),
        askOwn('/api/dashboard/alerts/feed', {}, locale),
        askOwn('/api/dashboard/digests', {}, locale),
        askOwn('/api/dashboard/schedules', {}, locale),
        askOwn('/api/dashboard/annotations', {}, locale),
        askOwn('/api/dashboard/embeds', {}, locale),
        ownMentions(locale),
      ]);
    return {
      views: views.results,
      groups: groups.results,
      sets: sets.results,
      alerts: alerts.results,
      feed,
      digests: digests.results,
      schedules: schedules.results,
      notes: notes.results,
      embeds: embeds.results,
      mentions,
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return null;
    throw error;
  }
}

export type SavedItems = NonNullable<Awaited<ReturnType<typeof savedItems>>>;

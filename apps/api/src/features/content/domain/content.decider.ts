import { isDeepStrictEqual } from 'node:util';
import type { Decider } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import type { ContentEvent, Entry } from './content.events.js';

export type Content = { status: 'none' } | ({ status: 'published' } & Entry) | { status: 'withdrawn' };

export type ContentCommand =
  | { type: 'Publish'; entry: Entry }
  | { type: 'Withdraw'; entry: Pick<Entry, 'kind' | 'slug'> };

/** Publishing what is published already, word for word, changes nothing. */
export const contentDecider: Decider<Content, ContentCommand, ContentEvent> = {
  initialState: () => ({ status: 'none' }),
  decide: (command, state) => {
    switch (command.type) {
      case 'Publish': {
        const { kind, slug, doc } = command.entry;
        if (state.status === 'published' && isDeepStrictEqual(state.doc, doc)) return [];
        return [{ type: 'ContentPublished', data: { kind, slug, doc } }];
      }
      case 'Withdraw': {
        const { kind, slug } = command.entry;
        if (state.status !== 'published')
          throw new DomainError(`${kind}/unknown`, `There is no ${kind} "${slug}".`);
        return [{ type: 'ContentWithdrawn', data: { kind, slug } }];
      }
      default:
        return command satisfies never;
    }
  },
  evolve: (_state, event) =>
    event.type === 'ContentPublished' ? { status: 'published', ...event.data } : { status: 'withdrawn' },
};

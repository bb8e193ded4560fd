import { describe, it } from '@jest/globals';
import { specify } from '@toile/event-store';
import { followsDecider } from './follows.decider.js';
import { MOST_FOLLOWS } from './follows.errors.js';
import type { FollowsEvent } from './follows.events.js';

const { given } = specify(followsDecider);
const followed = (slug: string, count = 3): FollowsEvent => ({
  type: 'Followed',
  data: { owner: 'ada', id: `brand:${slug}`, kind: 'brand', slug, search: null, count },
});
const follow = (slug: string, count = 3) =>
  ({ type: 'Follow', owner: 'ada', id: `brand:${slug}`, about: { kind: 'brand', slug }, count }) as const;
const search = (id: string) =>
  ({ type: 'Follow', owner: 'ada', id, about: { kind: 'search', search: 'tags=lace' }, count: 3 }) as const;
const mails = (on: boolean): FollowsEvent => ({
  type: 'FollowMailsChosen',
  data: { on, counts: {}, since: '2026-11-01T00:00:00.000Z' },
});

describe('follows', () => {
  it('are of a thing once, a search too, whatever its id', () => {
    given().when(follow('vaux')).thenEvents(followed('vaux'));
    given(followed('vaux')).when(follow('vaux')).thenNothing();
    given({
      type: 'Followed',
      data: { owner: 'ada', id: 'search:1', kind: 'search', slug: null, search: 'tags=lace', count: 3 },
    })
      .when(search('search:2'))
      .thenNothing();
  });

  it('are fifty at most, and end once', () => {
    const many = Array.from({ length: MOST_FOLLOWS }, (_, index) => followed(`brand-${index}`));
    given(...many)
      .when(follow('one-more'))
      .thenRefused('follows-size/invalid');
    given(followed('vaux'))
      .when({ type: 'Unfollow', id: 'brand:vaux' })
      .thenEvents({ type: 'Unfollowed', data: { id: 'brand:vaux' } });
    given().when({ type: 'Unfollow', id: 'brand:vaux' }).thenRefused('follow/unknown');
  });

  it('remember what was seen, and nothing where nothing changed', () => {
    given(followed('vaux', 3))
      .when({ type: 'MarkSeen', counts: { 'brand:vaux': 5 } })
      .thenEvents({ type: 'FollowsSeen', data: { counts: { 'brand:vaux': 5 } } });
    given(followed('vaux', 3))
      .when({ type: 'MarkSeen', counts: { 'brand:vaux': 3 } })
      .thenNothing();
  });

  it('are told of by mail to who has asked for it, once a day', () => {
    const sent = {
      type: 'MarkMailSent',
      counts: { 'brand:vaux': 5 },
      due: '2026-11-02T06:00:00.000Z',
    } as const;
    const { type, ...data } = { ...sent, type: 'FollowMailSent' as const };
    given(followed('vaux')).when(sent).thenNothing();
    given(followed('vaux'), mails(true)).when(sent).thenEvents({ type, data });
    given(followed('vaux'), mails(true), { type, data }).when(sent).thenNothing();
    given(followed('vaux'), mails(true), mails(false)).when(sent).thenNothing();
  });
});

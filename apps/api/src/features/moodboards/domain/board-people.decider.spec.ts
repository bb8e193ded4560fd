import { describe, it } from '@jest/globals';
import type { BoardRole } from '@toile/contracts';
import { specify } from '@toile/event-store';
import { type MoodboardCommand, moodboardDecider } from './moodboard.decider.js';
import type { MoodboardEvent } from './moodboard.events.js';

const { given } = specify(moodboardDecider);
const [ada, bob, eve] = ['ada', 'bob', 'eve'];
const at = new Date('2026-10-01T12:00:00.000Z');
const until = '2026-10-15T12:00:00.000Z';
const daysLater = (days: number) => new Date(at.getTime() + days * 86_400_000);
const created: MoodboardEvent = { type: 'MoodboardCreated', data: { owner: ada, name: 'Denim', token: 't' } };
const invited = (n: number, role: BoardRole = 'edit'): MoodboardEvent => ({
  type: 'MoodboardPersonInvited',
  data: { owner: ada, invitation: `i${n}`, token_hash: `t${n}`, key: `k${n}`, role, until },
});
const joined = (person: string, n = 1, role: BoardRole = 'edit'): MoodboardEvent => ({
  type: 'MoodboardInvitationAccepted',
  data: { owner: person, invitation: `i${n}`, key: `k${n}`, role, at: at.toISOString() },
});
const withdrawn: MoodboardEvent = { type: 'MoodboardInvitationWithdrawn', data: { invitation: 'i1' } };
const declined: MoodboardEvent = {
  type: 'MoodboardInvitationDeclined',
  data: { invitation: 'i1', reported: false },
};
const left = (person: string): MoodboardEvent => ({ type: 'MoodboardPersonLeft', data: { person } });
const added = (slug: string): MoodboardEvent => ({
  type: 'LookAddedToMoodboard',
  data: { type: 'look', slug, image_filename: `${slug}.jpg` },
});
const deleted: MoodboardEvent = { type: 'MoodboardDeleted', data: { deleted_at: at.toISOString() } };
const invite = (n: number, role: BoardRole = 'edit') =>
  ({
    type: 'Invite',
    by: ada,
    invitation: `i${n}`,
    tokenHash: `t${n}`,
    key: `k${n}`,
    ownKey: 'k-ada',
    role,
    at,
  }) as const;
const accept = { type: 'AcceptInvitation', by: bob, tokenHash: 't1', key: 'k1', at } as const;
const decline = { type: 'DeclineInvitation', by: null, tokenHash: 't1', reported: false, at } as const;

/** All that an editor may do, and what only the owner may. */
const EDITS: ((by: string) => MoodboardCommand)[] = [
  (by) => ({ type: 'Rename', by, name: 'Wool' }),
  (by) => ({ type: 'ChooseCover', by, item: { type: 'look', slug: 'a' } }),
  (by) => ({ type: 'AddLook', by, picture: { type: 'look', slug: 'b', image_filename: 'b.jpg' } }),
  (by) => ({ type: 'AddLooks', by, pictures: [] }),
  (by) => ({ type: 'RemoveLook', by, item: { type: 'look', slug: 'a' } }),
  (by) => ({ type: 'RemoveLooks', by, items: [] }),
  (by) => ({ type: 'CommentLook', by, item: { slug: 'a' }, comment: 'x' }),
  (by) => ({ type: 'Reorder', by, order: ['look:a'] }),
  (by) => ({ type: 'NameSection', by, section: 's', name: 'S' }),
  (by) => ({ type: 'RemoveSection', by, section: 's' }),
  (by) => ({
    type: 'BringBack',
    by,
    content: { name: 'Denim', description: null, cover: null, sections: [], items: [] },
  }),
];
const OWNERS: ((by: string) => MoodboardCommand)[] = [
  (by) => ({ type: 'Delete', by, at }),
  (by) => ({ type: 'Restore', by, at }),
  (by) => ({ type: 'Share', by, token: 'x' }),
  (by) => ({ type: 'Unshare', by }),
  (by) => ({ ...invite(2), by }),
  (by) => ({ type: 'WithdrawInvitation', by, invitation: 'i2' }),
  (by) => ({ type: 'ChangeRole', by, person: bob, role: 'edit' }),
  (by) => ({ type: 'RemovePerson', by, person: eve }),
];

describe('who is on a board', () => {
  it('is invited by its owner, twenty at most, and never the owner', () => {
    given(created).when(invite(1)).thenEvents(invited(1));
    given(created)
      .when({ ...invite(1), key: 'k-ada' })
      .thenRefused('invitation/invalid');
    const twenty = Array.from({ length: 20 }, (_, n) => invited(n + 100));
    given(created, ...twenty)
      .when(invite(1))
      .thenRefused('board-people/conflict');
    // Those that ran out take no place.
    given(created, ...twenty)
      .when({ ...invite(1), at: daysLater(15) })
      .thenEvents({
        ...invited(1),
        data: { ...invited(1).data, until: daysLater(29).toISOString() },
      } as MoodboardEvent);
  });

  it('accepts once, in time, and as whom the invitation was sent to', () => {
    given(created, invited(1)).when(accept).thenEvents(joined(bob));
    for (const over of [[joined(bob)], [withdrawn], [declined], [deleted]])
      given(created, invited(1), ...over)
        .when(accept)
        .thenRefused(over[0] === deleted ? 'moodboard/unknown' : 'invitation/expired');
    given(created, invited(1))
      .when({ ...accept, at: daysLater(14) })
      .thenRefused('invitation/expired');
    given(created, invited(1))
      .when({ ...accept, key: 'k2' })
      .thenRefused('invitation/forbidden');
    given(created, invited(1))
      .when({ ...accept, key: null })
      .thenRefused('invitation/forbidden');
    given(created, invited(1))
      .when({ ...accept, by: ada })
      .thenRefused('invitation/conflict');
  });

  it('gets another link when invited anew, and the one before stops working', () => {
    const again = { ...invite(2), key: 'k1' };
    const anew = { ...invited(2), data: { ...invited(2).data, key: 'k1' } } as MoodboardEvent;
    given(created, invited(1)).when(again).thenEvents(anew);
    given(created, invited(1), anew).when(accept).thenRefused('invitation/expired');
    given(created, invited(1), joined(bob)).when(again).thenRefused('invitation/conflict');
  });

  it('is not asked again once they declined, whatever the owner does', () => {
    given(created, invited(1)).when(decline).thenEvents(declined);
    given(created, invited(1), declined)
      .when({ ...invite(2), key: 'k1' })
      .thenRefused('invitation-declined/conflict');
    given(created, invited(1), declined)
      .when({ type: 'WithdrawInvitation', by: ada, invitation: 'i1' })
      .thenRefused('invitation/unknown');
    given(created, invited(1), declined).when(decline).thenRefused('invitation/expired');
  });

  it('has the role the owner gives, leaves, or is taken off', () => {
    const on = [created, invited(1, 'read'), joined(bob, 1, 'read')];
    given(...on)
      .when({ type: 'ChangeRole', by: ada, person: bob, role: 'comment' })
      .thenEvents({ type: 'MoodboardRoleChanged', data: { person: bob, role: 'comment' } });
    given(...on)
      .when({ type: 'ChangeRole', by: ada, person: bob, role: 'read' })
      .thenNothing();
    given(...on)
      .when({ type: 'ChangeRole', by: ada, person: eve, role: 'read' })
      .thenRefused('board-person/unknown');
    given(...on)
      .when({ type: 'RemovePerson', by: bob, person: bob })
      .thenEvents(left(bob));
    given(...on)
      .when({ type: 'RemovePerson', by: ada, person: bob })
      .thenEvents(left(bob));
    given(...on, left(bob))
      .when({ type: 'RemovePerson', by: bob, person: bob })
      .thenRefused('moodboard/unknown');
  });

  it('chooses whether mentions come by mail', () => {
    const on = [created, invited(1, 'read'), joined(bob, 1, 'read')];
    const chosen = (wanted: boolean): MoodboardEvent => ({
      type: 'MoodboardMentionMailsChosen',
      data: { person: bob, wanted },
    });
    const choose = { type: 'ChooseMentionMails', by: bob } as const;
    given(...on)
      .when({ ...choose, wanted: true })
      .thenNothing();
    given(...on)
      .when({ ...choose, wanted: false })
      .thenEvents(chosen(false));
    given(...on, chosen(false))
      .when({ ...choose, wanted: true })
      .thenEvents(chosen(true));
  });
});

describe('what they may do', () => {
  const board = (role: BoardRole) => [
    created,
    added('a'),
    invited(1, role),
    joined(bob, 1, role),
    invited(3),
    joined(eve, 3),
  ];

  it.each(EDITS.map((make) => [make(bob).type, make] as const))('%s is for editors', (_type, make) => {
    given(...board('read'))
      .when(make(bob))
      .thenRefused('moodboard/forbidden');
    given(...board('comment'))
      .when(make(bob))
      .thenRefused('moodboard/forbidden');
    given(...board('edit'), left(bob))
      .when(make(bob))
      .thenRefused('moodboard/unknown');
    given(...board('edit'), deleted)
      .when(make(bob))
      .thenRefused('moodboard/unknown');
    given(created, added('a')).when(make('stranger')).thenRefused('moodboard/unknown');
  });

  it.each(OWNERS.map((make) => [make(bob).type, make] as const))('%s is for the owner', (_type, make) => {
    given(...board('edit'))
      .when(make(bob))
      .thenRefused('moodboard/forbidden');
    given(...board('edit'))
      .when(make('stranger'))
      .thenRefused('moodboard/unknown');
  });

  it('is written in their own name, so that it goes with them', () => {
    given(...board('edit'))
      .when({ type: 'CommentLook', by: bob, item: { slug: 'a' }, comment: 'the cut' })
      .thenEvents({
        type: 'LookCommentedOnMoodboard',
        data: { owner: bob, type: 'look', slug: 'a', comment: 'the cut' },
      });
    given(...board('edit'))
      .when({ type: 'NameSection', by: bob, section: 's', name: 'Evening' })
      .thenEvents({ type: 'MoodboardSectionNamed', data: { owner: bob, section: 's', name: 'Evening' } });
    const noted: MoodboardEvent = {
      type: 'LookCommentedOnMoodboard',
      data: { owner: bob, type: 'look', slug: 'a', comment: 'the cut' },
    };
    const removed: MoodboardEvent = { type: 'LookRemovedFromMoodboard', data: { type: 'look', slug: 'a' } };
    const item = {
      type: 'look',
      slug: 'a',
      image_filename: 'a.jpg',
      comment: 'the cut',
      section: null,
    } as const;
    // Also where somebody else brings them back.
    given(...board('edit'), noted, removed)
      .when({
        type: 'BringBack',
        by: eve,
        content: {
          name: 'Denim',
          description: null,
          cover: null,
          sections: [],
          items: [item],
          wordsBy: { 'look:a': bob },
        },
      })
      .thenEvents(added('a'), noted);
  });
});

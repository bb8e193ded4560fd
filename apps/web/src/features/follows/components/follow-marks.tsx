'use client';
import { useEffect } from 'react';
import { readNow } from '../../../api/asked';
import { writeNow } from '../../../api/write';
import { showFailure } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { askSession } from '../../../reader/session-store';
import { showToast } from '../../../shell/toast-store';
import { type Followed, type FollowMark, isSame } from '../lib/follow-mark';

/** In the address of a visitor who comes back from signing in. */
const HASH = '#follow';

/** What the reader follows, asked once a document; nothing for visitors. */
let own: Promise<readonly Followed[]> | undefined;
function ownFollows(): Promise<readonly Followed[]> {
  own ??= askSession()
    .then((user) => (user ? readNow('/api/follows', {}) : null))
    .then(
      (found) => found?.results ?? [],
      () => {
        own = undefined;
        return [];
      },
    );
  return own;
}
const markOf = (button: HTMLElement) => JSON.parse(button.dataset.follow ?? '{}') as FollowMark;
const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-follow]')];

/** Says on every button of the page whether its thing is followed. */
async function draw(): Promise<void> {
  if (buttons().length === 0) return;
  const rows = await ownFollows();
  for (const button of buttons()) {
    const { about, words } = markOf(button);
    const isFollowed = rows.some((row) => isSame(row, about));
    button.setAttribute('aria-pressed', String(isFollowed));
    const text = isFollowed ? words.following : words.follow;
    // What is as it was is not written: that would be a change of the page to look at again.
    if (button.textContent !== text) button.textContent = text;
  }
}

/** Follows what the button is about, or ends it. A visitor is led to sign in, and follows it when they come back. */
export async function press(button: HTMLElement): Promise<void> {
  const { about, name, words } = markOf(button);
  if (button.ariaBusy === 'true') return;
  // A button that says "Follow" follows, also what was followed before the page knew.
  const ends = button.getAttribute('aria-pressed') === 'true';
  if (!(await askSession())) {
    const back = `${location.pathname}${location.search}${HASH}`;
    location.assign(`/${location.pathname.slice(1, 3)}/auth?redirect=${encodeURIComponent(back)}`);
    return;
  }
  button.ariaBusy = 'true';
  try {
    const rows = await ownFollows();
    const followed = rows.find((row) => isSame(row, about));
    if (followed && ends) {
      await writeNow('delete', '/api/follows/{id}', { path: { id: followed.id } });
      own = Promise.resolve(rows.filter((row) => row !== followed));
    } else if (!followed && !ends) {
      const { id } = await writeNow('post', '/api/follows', { body: about });
      const { kind, slug = null, search = null } = about;
      const board = about.board ? { token: about.board, name } : null;
      own = Promise.resolve([...rows, { id, kind, slug, search, board }]);
    }
    showToast({
      kind: 'success',
      about: 'following',
      text: filled(ends ? words.unfollowed : words.followed, { name }),
    });
  } catch (error) {
    // Somebody may have followed or ended it elsewhere.
    own = undefined;
    showFailure(error as Error, words.failed);
  }
  await draw();
  button.ariaBusy = null;
}

/** Keeps the buttons of the page as they are for this reader, those that are drawn later too. Draws nothing itself. */
export function Part() {
  useEffect(() => {
    void draw();
    const observer = new MutationObserver(() => void draw());
    const content = document.getElementById('content');
    if (content) observer.observe(content, { childList: true, subtree: true });
    const [first] = buttons();
    if (location.hash === HASH && first) {
      history.replaceState(null, '', location.pathname + location.search);
      void askSession().then((user) => user && press(first));
    }
    return () => observer.disconnect();
  }, []);
  return null;
}

import { readNow } from '../../../api/asked';
import { askSession } from '../../../reader/session-store';
import { markSaved, useSaving } from '../stores/save-store';

/** As many as the api tells of at once. */
const MOST = 100;
/** Cards that are drawn together are asked for together. */
const TOGETHER_MS = 120;

/**
 * Fills the bookmarks (`data-save`) of pictures that stand on a board of the reader, those that are drawn later too. Visitors are
 * asked nothing. @returns what ends it
 */
export function fillMarks(): () => void {
  const known = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const draw = () => {
    const { saved } = useSaving.getState();
    for (const mark of document.querySelectorAll('[data-save]')) {
      const isSaved = saved.has(mark.getAttribute('data-save') ?? '');
      if (isSaved) mark.setAttribute('aria-pressed', 'true');
      else mark.removeAttribute('aria-pressed');
    }
  };
  const ask = async () => {
    if (!(await askSession())) return;
    const there = [...document.querySelectorAll('[data-save]')].map(
      (mark) => mark.getAttribute('data-save') ?? '',
    );
    const fresh = [...new Set(there)].filter((item) => !known.has(item)).slice(0, MOST);
    if (fresh.length > 0) {
      for (const item of fresh) known.add(item);
      const { saved } = await readNow('/moodboards/saved', { query: { pictures: fresh.join(',') } });
      for (const item of saved) markSaved(item, true);
    }
    draw();
    // A long page has more than are told of at once.
    if (fresh.length === MOST) await ask();
  };
  const soon = () => {
    clearTimeout(timer);
    // Without an answer the bookmarks stay empty; saving works all the same.
    timer = setTimeout(() => void ask().catch(() => undefined), TOGETHER_MS);
  };
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) soon();
  });
  const content = document.getElementById('content');
  if (content) observer.observe(content, { childList: true, subtree: true });
  soon();
  const ended = useSaving.subscribe(draw);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    ended();
  };
}

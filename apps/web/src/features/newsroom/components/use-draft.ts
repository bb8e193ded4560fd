'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import type { Shape } from '../../../api/operations';
import { sendUntilAnswered } from '../../../api/send-again';
import { writeNow } from '../../../api/write';
import type { EntryName } from '../api/words-api';
import { type Difference, differencesOf, isSame, merged } from '../lib/difference';
import type { Doc } from '../lib/word-fields';

/** Quiet after a key before what was written is saved. */
const QUIET_MS = 800;

export type Standing =
  | { is: 'untouched' | 'saving' | 'waiting' | 'merged' }
  | { is: 'saved'; what: Difference[]; at: Date }
  | { is: 'refused'; why: string }
  /** Both have changed these; `theirs` is null when the draft was published or discarded meanwhile. */
  | { is: 'conflict'; both: Difference[]; theirs: { version: number; doc: Doc } | null };

interface Kept {
  /** 0 where there is no draft. */
  version: number;
  doc: Doc;
}

/** What was written and not saved yet, on which version and which words. */
interface Unsaved {
  on: Kept;
  doc: Doc;
}

const keyOf = ({ kind, slug }: EntryName) => `words-unsaved:${kind}/${slug}`;

/** Kept by the browser until it is saved or who wrote it signs out (`shell/first-script.ts`): a tab that is closed without a line loses nothing. */
function keepUnsaved(name: EntryName, unsaved: Unsaved | null): void {
  try {
    if (unsaved) localStorage.setItem(keyOf(name), JSON.stringify(unsaved));
    else localStorage.removeItem(keyOf(name));
  } catch {
    // A browser that keeps nothing still saves.
  }
}

function unsavedOf(name: EntryName): Unsaved | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Unsaved | null;
  } catch {
    return null;
  }
}

/** A draft that saves itself: one save after the other, over a lost line, and with what others have written merged in. */
export function useDraft(name: EntryName, begun: Kept, languages: Shape<'LanguageStateDto'>[]) {
  const [doc, setDoc] = useState<Doc>(begun.doc);
  const [kept, setKept] = useState<Kept>(begun);
  const [lacks, setLacks] = useState(languages);
  const [standing, setStanding] = useState<Standing>({ is: 'untouched' });
  const now = useRef(begun.doc);
  const saved = useRef(begun);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void>>(Promise.resolve());

  const take = (next: Doc) => {
    now.current = next;
    setDoc(next);
    remember();
  };
  const keep = (next: Kept) => {
    saved.current = next;
    setKept(next);
    remember();
  };
  const remember = () =>
    keepUnsaved(
      name,
      isSame(now.current, saved.current.doc) ? null : { on: saved.current, doc: now.current },
    );

  const save = async (): Promise<void> => {
    const sent = now.current;
    const before = saved.current;
    if (isSame(sent, before.doc)) return;
    setStanding({ is: 'saving' });
    try {
      const body = { version: before.version, doc: sent };
      const { draft, languages: lack } = await sendUntilAnswered(
        () => writeNow('put', '/api/newsroom/words/draft', { query: name, body }),
        () => setStanding({ is: 'waiting' }),
      );
      keep({ version: draft.version, doc: sent });
      setLacks(lack);
      setStanding({ is: 'saved', what: differencesOf(before.doc, sent), at: new Date(draft.edited_at) });
    } catch (error) {
      await refused(error, before);
    }
  };

  const refused = async (error: unknown, before: Kept) => {
    const problem = error instanceof ApiError ? error.problem : null;
    if (problem?.type !== '/problems/content-draft/conflict') {
      setStanding({ is: 'refused', why: problem?.detail ?? String(error) });
      return;
    }
    const theirs = (problem as unknown as { draft: Kept | null }).draft;
    const { doc: next, both } = theirs
      ? merged(before.doc, now.current, theirs.doc)
      : { doc: now.current, both: [] };
    if (!theirs || both.length > 0) {
      setStanding({ is: 'conflict', both, theirs });
      return;
    }
    keep({ version: theirs.version, doc: theirs.doc });
    take(next);
    await save();
    setStanding({ is: 'merged' });
  };

  /** One after the other: the version a save names is the one the save before has left. */
  const saveNow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    sending.current = sending.current.then(() => latest.current());
    return sending.current;
  }, []);
  const latest = useRef(save);
  latest.current = save;

  const change = (next: Doc) => {
    take(next);
    if (standing.is === 'conflict') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveNow(), QUIET_MS);
  };

  /** Ends a conflict with this document, over what the others have left. */
  const settle = (next: Doc) => {
    if (standing.is !== 'conflict') return;
    keep(standing.theirs ?? { version: 0, doc: {} });
    take(next);
    setStanding({ is: 'saving' });
    void saveNow();
  };

  // What was left unsaved when the page was closed is saved on what it was written on, so that others' words since are merged in.
  const goOn = useRef(() => {
    const left = unsavedOf(name);
    if (!left) return;
    keep(left.on);
    take(left.doc);
    void saveNow();
  });
  useEffect(() => goOn.current(), []);

  // What was written just before the page is left is saved all the same.
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (timer.current === undefined) return;
      void saveNow();
      event.preventDefault();
    };
    addEventListener('beforeunload', leave);
    return () => {
      removeEventListener('beforeunload', leave);
      if (timer.current !== undefined) void saveNow();
    };
  }, [saveNow]);

  return {
    doc,
    version: kept.version,
    kept,
    lacks,
    setLacks,
    standing,
    change,
    saveNow,
    settle,
    saved,
    /** Gives up what was not saved. */
    giveUp: () => keepUnsaved(name, null),
  };
}

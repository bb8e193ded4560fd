export type ViewerAction =
  | { do: 'turn'; by: 1 | -1 }
  | { do: 'pan'; x: -1 | 0 | 1; y: -1 | 0 | 1 }
  | { do: 'first' | 'last' | 'zoom' | 'save' | 'details' | 'compare' }
  /** The first board is 0. */
  | { do: 'board'; at: number };

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * What a key does in the viewer, null for what is not the viewer's. Arrows move within an enlarged picture and turn pictures
 * otherwise; readers may have single letters and numbers switched off (`reader/keys-store`).
 */
export function actionOf(
  pressed: Key,
  now: { isEnlarged: boolean; keysAreOn: boolean },
): ViewerAction | null {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null;
  const { key } = pressed;
  if (key === 'Home') return { do: 'first' };
  if (key === 'End') return { do: 'last' };
  if (key === 'PageDown') return { do: 'turn', by: 1 };
  if (key === 'PageUp') return { do: 'turn', by: -1 };
  const way = WAYS[key];
  if (way) {
    if (now.isEnlarged) return { do: 'pan', ...way };
    return way.x === 0 ? null : { do: 'turn', by: way.x };
  }
  if (!now.keysAreOn) return null;
  if (/^[1-9]$/.test(key)) return { do: 'board', at: Number(key) - 1 };
  return LETTERS[key.toLowerCase()] ?? null;
}

const WAYS: Record<string, { x: -1 | 0 | 1; y: -1 | 0 | 1 } | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const LETTERS: Record<string, ViewerAction | undefined> = {
  z: { do: 'zoom' },
  s: { do: 'save' },
  i: { do: 'details' },
  c: { do: 'compare' },
};

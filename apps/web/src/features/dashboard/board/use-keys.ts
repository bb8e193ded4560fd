import { useCallback, useEffect, useRef, useState } from 'react';

/** Kept in the browser: whether single keys do anything (WCAG 2.1.4 asks that they can be turned off). */
const STORED = 'dashboard_keys';

/** Listens for single keys pressed outside of fields and dialogs. */
export function useKeys(actions: Record<string, () => void>): { isOn: boolean; toggle(): void } {
  const latest = useRef(actions);
  latest.current = actions;
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(localStorage.getItem(STORED) !== 'off'), []);
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
        return;
      const action = latest.current[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
  const toggle = useCallback(() => {
    setOn((before) => {
      localStorage.setItem(STORED, before ? 'off' : 'on');
      return !before;
    });
  }, []);
  return { isOn, toggle };
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog[open]') !== null;

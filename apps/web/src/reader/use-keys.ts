import { useEffect, useRef } from 'react';
import { toggleKeys, useKeysSetting } from './keys-store';

/** Listens for single keys pressed outside of fields and dialogs; what answers false leaves the key to others. */
export function useKeys(actions: Record<string, () => unknown>): { isOn: boolean; toggle(): void } {
  const latest = useRef(actions);
  latest.current = actions;
  const isOn = useKeysSetting((setting) => setting.isOn);
  // Where the browser keeps nothing there is no `persist`.
  useEffect(() => void useKeysSetting.persist?.rehydrate(), []);
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
        return;
      const action = latest.current[event.key];
      if (action && action() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
  return { isOn, toggle: toggleKeys };
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog[open]') !== null;

'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { firstSign } from '../../reader/first-sign';
import { whenIdle } from '../../reader/when-idle';
import type { MarkedPart, MarksProps } from './marks-props';

const PARTS = {
  save: () => import('../save/components/save'),
  compare: () => import('../compare/components/tray'),
  follow: () => import('../follows/components/follow-marks'),
} satisfies Record<string, () => Promise<MarkedPart>>;
type Kind = keyof typeof PARTS;
const KINDS = Object.keys(PARTS) as Kind[];

/**
 * Buttons that save (`data-save`), compare (`data-compare`) and follow (`data-follow`) are plain markup on pages that are everybody's.
 * What they do, and what they look like for this reader, is loaded once somebody stirs; a press waits for it.
 */
export function Marks(props: MarksProps) {
  const { words } = props;
  const [parts, setParts] = useState<readonly ComponentType<MarksProps>[]>([]);
  useEffect(() => {
    const load = async (kind: Kind) => {
      const loaded = await PARTS[kind]();
      setParts((before) => (before.includes(loaded.Part) ? before : [...before, loaded.Part]));
      return loaded;
    };
    const onClick = ({ target }: Event) => {
      for (const kind of KINDS) {
        const button = target instanceof Element && target.closest<HTMLElement>(`[data-${kind}]`);
        // What could not be loaded is tried again by the next press.
        if (button) load(kind).then((part) => part.press(button, words), console.warn);
      }
    };
    document.addEventListener('click', onClick);
    // Whoever comes back from signing in, or has a tray, need not stir.
    const waits = !/^#(save|follow)\b/.test(location.hash) && !hasTray();
    void (waits ? firstSign() : Promise.resolve()).then(() => {
      // One after the other: together they would keep a press waiting.
      for (const kind of KINDS) whenIdle(() => void load(kind).catch(console.warn));
    });
    return () => document.removeEventListener('click', onClick);
  }, [words]);
  return parts.map((Part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part that has come stays in its place.
    <Part key={index} {...props} />
  ));
}

/** Whether the reader has put something aside to compare, as the tray keeps it. */
function hasTray(): boolean {
  try {
    return localStorage.getItem('compare')?.includes('"slug"') ?? false;
  } catch {
    return false;
  }
}

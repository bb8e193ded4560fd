import type { ComponentType } from 'react';
import type { CompareWords } from '../compare/lib/tray-words';
import type { SaveWords } from '../save/components/save-dialog';

export interface MarksProps {
  locale: string;
  words: { save: SaveWords; compare: CompareWords };
}

/** What is loaded for the buttons of a kind. */
export interface MarkedPart {
  /** A button of the kind was pressed. */
  press(button: HTMLElement, words: MarksProps['words']): unknown;
  /** What it shows besides, once it is loaded. */
  Part: ComponentType<MarksProps>;
}

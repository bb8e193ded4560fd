import type { SortingWords } from '../../../sorting/sorting-words';
import type { CardWords } from './card-words';
import type { FreeWords } from './free-words';

export interface BoardEditorWords
  extends Record<
    | (
        | 'drag'
        | 'hold'
        | 'note'
        | 'addNote'
        | 'keep'
        | 'cancel'
        | 'cover'
        | 'isCover'
        | 'moved'
        | 'removed'
        | 'merged'
        | 'fresh'
        | 'forbidden'
      )
    | ('addSection' | 'sectionName' | 'nameSection' | 'removeSection' | 'movedIn')
    | ('select' | 'done' | 'choose' | 'selected' | 'all' | 'moveTo' | 'movedTo' | 'noOther' | 'removeAll')
    | ('before' | 'after' | 'remove' | 'failed'),
    string
  > {
  sorting: SortingWords;
  cards: CardWords;
  free: FreeWords;
}

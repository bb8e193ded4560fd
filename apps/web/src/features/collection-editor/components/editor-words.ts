import type { Shape } from '../../../api/operations';
import type { SortingWords } from '../../../sorting/sorting-words';

/** What the editor says, in the reader's language; `{…}` is filled in where it is said. */
export type EditorWords = Record<
  | ('details' | 'description' | 'tags' | 'models' | 'addTag' | 'addModel' | 'removeTag' | 'save' | 'saved')
  | ('failed' | 'look' | 'earlier' | 'later' | 'place' | 'drag' | 'edit' | 'choose' | 'order' | 'ordered')
  | ('remove' | 'removed' | 'clear' | 'sureRemove' | 'sureDelete' | 'surePublish' | 'keep' | 'publish')
  | (
      | 'withdraw'
      | 'delete'
      | 'published'
      | 'withdrawn'
      | 'deleted'
      | 'ready'
      | 'notReady'
      | 'goTo'
      | 'hint'
      | 'holdHint'
      | 'credit'
      | 'creditChosen'
      | 'chooseAll'
      | 'stale'
      | 'waiting'
      | 'closed'
    ),
  string
> & { faults: Record<Shape<'CollectionFaultDto'>['code'], string>; sorting: SortingWords };

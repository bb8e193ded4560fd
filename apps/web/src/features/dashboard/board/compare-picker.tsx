'use client';
import { useId, useRef } from 'react';
import { Dialog } from '../../../design/dialog';
import { OpensDialog } from '../../../design/opens-dialog';
import { useBoard } from './board';
import styles from './compare-picker.module.css';
import { Finder } from './finder';

/** Chooses what a trend or a brand is set beside; it stands in the address as `with`. */
export function ComparePicker({ only }: { only: 'trends' | 'brands' }) {
  const { words, scope, choose } = useBoard();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <div className={styles.picker}>
      <OpensDialog dialog={id}>{scope.with ? words.compare.choose : words.compare[only]}</OpensDialog>
      {scope.with && (
        <button type="button" onClick={() => choose({ with: '' })}>
          {words.compare.remove}
        </button>
      )}
      <Dialog close={words.how.close} id={id} dialog={dialog} title={words.compare.with}>
        <Finder
          label={words.compare.with}
          only={only}
          onChoose={({ slug }) => {
            dialog.current?.close();
            choose({ with: slug });
          }}
        />
      </Dialog>
    </div>
  );
}

'use client';
import { useId } from 'react';
import type { Shape } from '../../../api/operations';
import { Dialog } from '../../../design/dialog';
import { OpensDialog } from '../../../design/opens-dialog';
import { filled } from '../../../i18n/filled';
import { CountedFacts } from '../figure/counted-facts';
import foot from '../figure/figure-foot.module.css';
import styles from '../figure/how-counted.module.css';
import type { BoardSetup } from '../lib/board-setup';
import { asTable } from '../lib/explained';

/** How paths are counted, in the drawer figures have: what was released of members stands as it is, and has no days behind it. */
export function PathsHow(props: {
  title: string;
  path: string;
  meta: Shape<'FigureMetaDto'>;
  words: BoardSetup['words'];
  definition: BoardSetup['figures']['definitions']['search_to_board'];
  locale: BoardSetup['locale'];
}) {
  const { title, path, meta, words, definition, locale } = props;
  const id = useId();
  return (
    <>
      <OpensDialog dialog={id} className={foot.how}>
        {words.how.title}
      </OpensDialog>
      <Dialog
        id={id}
        kind="sheet"
        title={
          <span className={styles.title}>
            <small>{words.how.title}</small> {title}
          </span>
        }
        close={words.how.close}
      >
        <CountedFacts
          definition={definition}
          days={meta.window}
          asOf={meta.as_of}
          words={words}
          locale={locale}
        />
        <p className={styles.note}>{words.paths.counted}</p>
        <p className={styles.note}>{words.how.members}</p>
        <p className={styles.note}>{words.how.cleaning}</p>
        <p className={styles.version}>
          {filled(words.how.definition, { definition: meta.definition, version: meta.version })}{' '}
          <a href={asTable(path, locale)} download>
            {words.how.receipt}
          </a>
        </p>
      </Dialog>
    </>
  );
}

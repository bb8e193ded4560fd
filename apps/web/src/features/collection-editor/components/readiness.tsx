'use client';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { byLook } from '../lib/faults';
import styles from './collection-editor.module.css';
import type { EditorWords } from './editor-words';

/** What keeps a collection from being ready, look by look, each leading to its look. */
export function Readiness(props: {
  errors: readonly Shape<'CollectionFaultDto'>[];
  looks: readonly Shape<'LookFactsDto'>[];
  words: EditorWords;
}) {
  const { errors, looks, words } = props;
  const faults = byLook(errors);
  if (errors.length === 0) return <p className={styles.ready}>{words.ready}</p>;
  const said = (codes: readonly Shape<'CollectionFaultDto'>['code'][]) =>
    codes.map((code) => words.faults[code]).join(' ');
  return (
    <details className={styles.faults}>
      <summary>{filled(words.notReady, { count: errors.length })}</summary>
      <ul>
        {faults.has('') && <li>{said(faults.get('') ?? [])}</li>}
        {looks.map((look, index) => {
          const codes = faults.get(look.slug);
          return (
            codes && (
              <li key={look.slug}>
                <a href={`#${look.slug}`} title={words.goTo}>
                  {filled(words.look, { position: index + 1 })}
                </a>{' '}
                {said(codes)}
              </li>
            )
          );
        })}
      </ul>
    </details>
  );
}

import styles from './room.module.css';

export type ReaderWords = Record<'saves' | 'searches' | 'few', string>;

/** How often readers have saved looks of the show and searched its house; from ten readers on. */
export function ReaderCounts(props: {
  readers: { saves: number | null; searches: number | null } | null;
  locale: string;
  words: ReaderWords;
}) {
  const { readers, locale, words } = props;
  const number = new Intl.NumberFormat(locale);
  return (
    <dl className={styles.counts}>
      {(['saves', 'searches'] as const).map((what) => {
        const count = readers?.[what];
        return (
          <div key={what}>
            <dt>{words[what]}</dt>
            {/* A new count is a new element, so that its arrival can be seen. */}
            <dd key={count}>
              {count === undefined ? '–' : count === null ? words.few : number.format(count)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

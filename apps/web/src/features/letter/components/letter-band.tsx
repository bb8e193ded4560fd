import { getTranslations } from 'next-intl/server';
import styles from './letter-band.module.css';
import { LetterForm } from './letter-form';

/** The letter, offered at the end of what is read. */
export async function LetterBand() {
  const t = await getTranslations('offers');
  return (
    <section className={styles.band} data-letter aria-labelledby="letter">
      <div>
        <h2 id="letter">{t('letter.title')}</h2>
        <p>{t('letter.text')}</p>
      </div>
      <LetterForm place="page" />
    </section>
  );
}

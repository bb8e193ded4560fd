import { getTranslations } from 'next-intl/server';
import styles from './membership.module.css';

const QUESTIONS = [1, 2, 3, 4, 5] as const;

/** What people ask before they buy. */
export async function Questions() {
  const t = await getTranslations('membership.faq');
  return (
    <div className={styles.questions}>
      {QUESTIONS.map((number) => (
        <details key={number}>
          <summary>{t(`q${number}`)}</summary>
          <p>{t(`a${number}`)}</p>
        </details>
      ))}
    </div>
  );
}

import { getTranslations } from 'next-intl/server';
import styles from './fields.module.css';

const REASONS = ['throttled', 'expired', 'conflict', 'invalid', 'forbidden'] as const;

/** What came of a form that was sent without scripts: the page's address says it. */
export async function AnswerLine(props: {
  given: Record<string, string | string[] | undefined>;
  /** What `?done=` may say here, and the words for it. */
  done: Record<string, string>;
}) {
  const t = await getTranslations('offers');
  const one = (key: string) => [props.given[key] ?? ''].flat()[0] ?? '';
  const reason = REASONS.find((known) => known === one('error'));
  const text = reason ? t(`refused.${reason}`) : props.done[one('done')];
  if (!text) return null;
  return (
    <p role={reason ? 'alert' : 'status'} className={styles.error}>
      {text}
    </p>
  );
}

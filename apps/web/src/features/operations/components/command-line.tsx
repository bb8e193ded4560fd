import { getTranslations } from 'next-intl/server';
import styles from './streams.module.css';

/** How the same is done, or seen, from a shell. */
export async function CommandLine({ line }: { line: string }) {
  const t = await getTranslations('operations.streams');
  return (
    <p className={styles.command}>
      <span className="visually-hidden">{t('command')}: </span>
      <code>{line}</code>
    </p>
  );
}

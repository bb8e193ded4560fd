import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { OWN_ADDRESS } from '../everybodys-pages';
import styles from './readers-address.module.css';

/** On a page that is everybody's, for readers without scripts: where the same page knows who they are. */
export async function ReadersAddress() {
  const address = (await headers()).get(OWN_ADDRESS);
  if (!address) return null;
  const t = await getTranslations('messages');
  return (
    <noscript>
      <p className={styles.line}>
        <a href={address} rel="nofollow">
          {t('asReader')}
        </a>
      </p>
    </noscript>
  );
}

import { getTranslations } from 'next-intl/server';
import styles from './newsletter-band.module.css';
import { NewsletterForm } from './newsletter-form';

/** The newsletter, offered at the end of what is read. */
export async function NewsletterBand() {
  const t = await getTranslations('offers');
  return (
    <section className={styles.band} data-newsletter aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">{t('letter.title')}</h2>
        <p>{t('letter.text')}</p>
      </div>
      <NewsletterForm place="page" />
    </section>
  );
}

import { getTranslations } from 'next-intl/server';
import { AnswerLine } from '../../../forms/answer-line';
import { ContactForm } from './contact-form';
import styles from './offers.module.css';

/** The way to write to us; what came of it is said here for readers without scripts. */
export async function ContactSection(props: {
  lead: string;
  action: string;
  token: string | null;
  given: Record<string, string | string[] | undefined>;
}) {
  const t = await getTranslations('offers');
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <div>
        <h2 id="contact">{t('data.contact')}</h2>
        <p>{props.lead}</p>
      </div>
      <div>
        <AnswerLine given={props.given} done={{ contact: t('data.sent') }} />
        <ContactForm action={props.action} token={props.token} />
      </div>
    </section>
  );
}

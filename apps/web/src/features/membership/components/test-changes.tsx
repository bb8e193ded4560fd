import { getTranslations } from 'next-intl/server';
import { FormToken } from '../../../forms/fields';
import styles from './membership.module.css';

const CHANGES = ['renew', 'fail', 'recover', 'stop', 'resume', 'cancel'] as const;

/** What a provider would tell us, to be played in the demo; plain forms. */
export async function TestChanges(props: { token: string | null; quantity: number; back: string }) {
  const t = await getTranslations('membership');
  const hidden = (
    <>
      <FormToken token={props.token} />
      <input type="hidden" name="back" value={props.back} />
    </>
  );
  return (
    <fieldset className={styles.test}>
      <legend>{t('test.label')}</legend>
      <p>{t('test.changes')}</p>
      <div className={styles.changes}>
        <form method="post" action="/api/payments/test/change">
          {hidden}
          {CHANGES.map((change) => (
            <button key={change} type="submit" name="change" value={change} className={styles.quiet}>
              {t(`test.${change}`)}
            </button>
          ))}
        </form>
        <form method="post" action="/api/payments/test/change">
          {hidden}
          <input type="hidden" name="change" value="quantity" />
          <label>
            {t('seats')}{' '}
            <input type="number" name="quantity" min={1} max={50} defaultValue={props.quantity} required />
          </label>
          <button type="submit" className={styles.quiet}>
            {t('test.quantity')}
          </button>
        </form>
      </div>
    </fieldset>
  );
}

import { getLocale } from 'next-intl/server';
import { PageHead } from '../../../design/page-head';
import { SubmitButton } from '../../../forms/fields';
import { href } from '../../../i18n/href';
import styles from '../../account/components/account-page.module.css';

/** Where a link of the newsletter's mails leads. Opening it changes nothing; its button does. No page view is counted: its address holds the token. */
export async function NewsletterAnswer(props: {
  route: 'newsletter_confirm' | 'newsletter_unsubscribe';
  given: Record<string, string | string[] | undefined>;
  words: { title: string; lead: string; submit: string };
}) {
  const { route, given, words } = props;
  const locale = await getLocale();
  return (
    <div className={styles.narrow}>
      <PageHead title={words.title} lead={words.lead} />
      <form method="post" action={href(locale, route, {})}>
        <input type="hidden" name="token" value={[given.token ?? ''].flat()[0] ?? ''} />
        <SubmitButton>{words.submit}</SubmitButton>
      </form>
    </div>
  );
}

import { getTranslations } from 'next-intl/server';
import { ConsentBanner } from './consent-banner';

/** The consent banner in the reader's language. */
export async function Consent() {
  const t = await getTranslations('privacy');
  return (
    <ConsentBanner words={{ title: t('title'), text: t('text'), accept: t('accept'), refuse: t('refuse') }} />
  );
}

import type { PaywallContext } from '@toile/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { JsonLd } from '../../../seo/json-ld';
import { paywallConfig } from '../api/paywall-decision';
import { PaywallPlace } from './paywall-place';
import './paywall.css';

/**
 * The paywall of a page: what the server decided is in the document, the browser's flow does the rest. `locked` pages
 * say so to search engines.
 */
export async function Paywall(props: {
  context: PaywallContext;
  page?: number;
  decision: Pick<Shape<'RetrievedPaywallDto'>, 'locked' | 'content'> | null;
}) {
  const { context, decision, page = 1 } = props;
  const locale = await getLocale();
  const [t, config] = await Promise.all([getTranslations('paywall.device'), paywallConfig(context, locale)]);
  if (!config) return null;
  const words = {
    title: t('title'),
    text: t('text'),
    continue: t('continue'),
    continuing: t('continuing'),
    subscribe: t('subscribe'),
    why: t('why'),
    whyTitle: t('whyTitle'),
    why1: t('why1'),
    why2: t('why2'),
    why3: t('why3'),
    backTo: t('backTo'),
  };
  return (
    <>
      <PaywallPlace
        context={context}
        locale={locale}
        page={page}
        authorisedPlans={config.authorised_plans}
        abortRule={config.abort_rule}
        content={decision?.locked ? decision.content : ''}
        words={words}
      />
      {decision?.locked && <JsonLd data={LOCKED} />}
    </>
  );
}

/** What search engines ask of pages that show them less than some readers see. */
const LOCKED = {
  '@type': 'WebPage',
  isAccessibleForFree: false,
  hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.paywall' },
};

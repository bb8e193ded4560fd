import type { ContentKind, Locale } from '@toile/contracts';
import Link from 'next/link';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { inLanguage } from '../../../i18n/localised';
import { Picture } from '../../../pictures/picture';
import styles from './banners.module.css';

export type BannerKind = Extract<ContentKind, 'homepage-banner' | 'promo-band' | 'footer-banner'>;

const PLACES: Record<BannerKind, string | undefined> = {
  'homepage-banner': styles.home,
  'promo-band': styles.band,
  'footer-banner': styles.foot,
};

/** A banner as its place shows it; `close` is what the button says by which readers put it away. */
export function Banner(props: {
  kind: BannerKind;
  banner: Shape<'BannerDto'>;
  locale: Locale;
  close: string;
}) {
  const { kind, banner, locale, close } = props;
  const { title, text, image, url, label, language } = banner;
  const id = `${kind}/${banner.id}`;
  return (
    <aside className={`${styles.banner} ${PLACES[kind]}`} aria-label={title} data-banner={id}>
      {kind === 'homepage-banner' && image && (
        <Picture filename={image} alt="" sizes="(min-width: 48rem) 16rem, 6rem" />
      )}
      <div className={styles.words} lang={language}>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
        <Link
          prefetch={false}
          href={url.startsWith('/') ? inLanguage(url, locale) : url}
          data-click={kind.replace('-', '_')}
          className={styles.link}
        >
          {label} <span aria-hidden="true">→</span>
        </Link>
      </div>
      {banner.dismissible && (
        <>
          <button
            type="button"
            className={styles.close}
            data-puts-away={id}
            aria-label={filled(close, { title })}
          >
            <span aria-hidden="true">×</span>
          </button>
          {/* The root says before the first paint what this browser put away (`shell/first-script.ts`). */}
          <style>{`[data-put-away~='${id}'] [data-banner='${id}']{display:none}`}</style>
        </>
      )}
    </aside>
  );
}

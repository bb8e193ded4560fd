import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

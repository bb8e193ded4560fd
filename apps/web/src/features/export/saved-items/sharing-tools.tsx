import type { SharedKind } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { getLocale, getMessages } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { Together } from '../../sharing/components/together';
import styles from './saved-items.module.css';

/** What every item that can be shared has: a way to its colleagues, and a line that says whose it is or who sees it. */
export async function sharingTools() {
  const [locale, messages] = await Promise.all([getLocale(), getMessages()]);
  const { sharing: words } = messages as Messages;
  return {
    together: (kind: SharedKind, id: string, name: string | null, label?: string) => (
      <Together
        kind={kind}
        id={id}
        about={name ?? ''}
        locale={locale}
        words={words}
        className={styles.action}
        {...(label && { label })}
      />
    ),
    whoseIs: ({ owner, shared }: Pick<Shape<'SavedViewDto'>, 'owner' | 'shared'>) => {
      if (owner) return filled(words.of, { name: owner });
      return shared && (shared === 'edit' ? words.mayEdit : words.read);
    },
  };
}

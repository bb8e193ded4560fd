import { MOODBOARD_NAME_LENGTH } from '@toile/contracts';
import { getLocale } from 'next-intl/server';
import { formToken } from '../../../api/personal';
import { FormToken } from '../../../forms/fields';

/** A button that makes another board like this one, and leads to it. */
export async function DuplicateForm(props: {
  /** Slug of a board of the reader, or the token of a public page. */
  address: string;
  name: string;
  label: string;
}) {
  const locale = await getLocale();
  return (
    <form method="post" action={`/${locale}/moodboards/duplicate/${encodeURIComponent(props.address)}`}>
      <FormToken token={await formToken('moodboard')} />
      <input type="hidden" name="name" value={[...props.name].slice(0, MOODBOARD_NAME_LENGTH).join('')} />
      <button type="submit">{props.label}</button>
    </form>
  );
}

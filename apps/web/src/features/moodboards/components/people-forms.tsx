import { BOARD_PEOPLE, BOARD_ROLES } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { getFormatter, getLocale } from 'next-intl/server';
import { formToken } from '../../../api/personal';
import { ChoiceField, FormToken, TextField } from '../../../forms/fields';
import { sentWords } from '../../../forms/sent-words';
import { filled } from '../../../i18n/filled';
import { getPeople } from '../api/moodboards-api';
import styles from './board.module.css';

/** For browsers without scripts: who is on a board of one's own, who is invited, and forms to change both. */
export async function PeopleForms({ board, error }: { board: string; error: string | undefined }) {
  const locale = await getLocale();
  const [all, format, token, { failed }] = await Promise.all([
    getPeople(board, locale),
    getFormatter(),
    formToken('board-people'),
    sentWords(''),
  ]);
  const { people: words, editor } = messagesOf(locale).boards;
  const path = `/${locale}/moodboards/${encodeURIComponent(board)}`;
  const roles = [...BOARD_ROLES].reverse().map((role) => ({ value: role, label: words.roles[role] }));
  const refused: Record<string, string> = words.refused;
  const day = (until: string) => format.dateTime(new Date(until), { dateStyle: 'medium' });
  const waiting = all.invitations.filter(({ state }) => state === 'waiting').length;
  return (
    <section className={styles.unscripted} aria-labelledby="people">
      <h2 id="people">{words.title}</h2>
      <p>{words.lead}</p>
      {error && <p role="alert">{refused[error] ?? failed}</p>}
      {all.people.length === 0 && <p>{words.nobody}</p>}
      {all.people.map(({ id, name, role }) => (
        <form key={id} method="post" action={`${path}/people/${encodeURIComponent(id)}`}>
          <FormToken token={token} />
          <ChoiceField
            label={filled(words.roleOf, { name })}
            name="role"
            value={role}
            choices={[...roles, { value: 'none', label: filled(words.remove, { name }) }]}
          />
          <button type="submit">{editor.keep}</button>
        </form>
      ))}
      {all.invitations.map(({ id, email, role, state, until }) => (
        <form key={id} method="post" action={`${path}/invitations/${encodeURIComponent(id)}/withdraw`}>
          <FormToken token={token} />
          <p>
            {email}
            <br />
            <small>
              {words.roles[role]} ·{' '}
              {state === 'declined' ? words.declined : filled(words[state], { date: day(until) })}
            </small>
          </p>
          {state !== 'declined' && (
            <button type="submit" aria-label={`${words.withdraw} ${email}`}>
              {words.withdraw}
            </button>
          )}
        </form>
      ))}
      {all.people.length + waiting >= BOARD_PEOPLE ? (
        <p>{filled(words.full, { count: BOARD_PEOPLE })}</p>
      ) : (
        <form method="post" action={`${path}/invitations`}>
          <FormToken token={token} />
          <TextField
            label={words.email}
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
          />
          <ChoiceField label={words.role} name="role" value="edit" choices={roles} />
          <button type="submit" className={styles.main}>
            {words.invite}
          </button>
        </form>
      )}
    </section>
  );
}

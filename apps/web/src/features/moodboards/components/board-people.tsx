'use client';
import { useQuery } from '@tanstack/react-query';
import { BOARD_PEOPLE, BOARD_ROLES, type BoardRole, type Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { asked } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { ConfirmDialog } from '../../../design/confirm-dialog';
import { Dialog } from '../../../design/dialog';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import styles from './board-people.module.css';

export type PeopleWords = Messages['boards']['people'] & { failed: string };
type People = Shape<'BoardPeopleDto'>;
type Person = Shape<'BoardPersonDto'>;

interface Props {
  board: string;
  people: number;
  locale: Locale;
  /** Where who left is led. */
  onward: string;
  words: PeopleWords;
}

/** A button that opens who else is on a board, and for its owner how to invite them. */
export function BoardPeople(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const { words, people } = props;
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.title}
        {people > 0 && ` (${people})`}
      </button>
      {isOpen && <PeopleSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function PeopleSheet({ onClose, ...props }: Props & { onClose: () => void }) {
  const { board, words } = props;
  const router = useRouter();
  const found = useQuery({
    ...asked('/moodboards/{board}/people', { path: { board } }),
    staleTime: 0,
    refetchInterval: 15_000,
  });
  const reload = async () => {
    await found.refetch();
    router.refresh();
  };
  const { data } = found;
  return (
    <Dialog
      startsOpen
      kind="sheet"
      className={styles.dialog}
      title={words.title}
      close={words.close}
      onClose={onClose}
    >
      <p className={styles.soft}>{words.lead}</p>
      {found.isError && <p role="alert">{words.failed}</p>}
      {data && (
        <>
          <ul className={styles.people}>
            <li>
              <span>{data.owner.name}</span>
              <span className={styles.soft}>{data.role === 'own' ? words.you : words.owner}</span>
            </li>
            {data.people.map((person) => (
              <PersonRow key={person.id} {...props} person={person} role={data.role} onChange={reload} />
            ))}
          </ul>
          {data.people.length === 0 && <p className={styles.soft}>{words.nobody}</p>}
          {data.role === 'own' && <Invitations {...props} all={data} onChange={reload} />}
          <MailChoice {...props} wanted={data.mention_mails} onChange={reload} />
        </>
      )}
    </Dialog>
  );
}

function PersonRow(props: Props & { person: Person; role: People['role']; onChange: () => Promise<void> }) {
  const { board, person, role, words, onChange } = props;
  const [isAsking, setAsking] = useState(false);
  const path = { board, person: person.id };
  const changing = useWrite('put', '/moodboards/{board}/people/{person}', words.failed);
  const removing = useWrite('delete', '/moodboards/{board}/people/{person}', words.failed);
  const { name } = person;
  const change = (given: string) => {
    const wanted = BOARD_ROLES.find((one) => one === given);
    if (!wanted) return;
    const text = filled(words.changed, { name, role: words.roles[wanted] });
    const onSuccess = () => {
      showToast({ kind: 'success', about: 'people', text });
      onChange();
    };
    changing.mutate({ path, body: { role: wanted } }, { onSuccess });
  };
  const remove = () =>
    removing.mutate(
      { path },
      {
        onSuccess: () => {
          const text = person.you ? words.left : filled(words.removed, { name });
          showToast({ kind: 'success', about: 'people', text });
          if (person.you) location.assign(props.onward);
          else return onChange();
        },
      },
    );
  return (
    <li>
      <span>
        {name}
        {person.you && <span className={styles.soft}> · {words.you}</span>}
      </span>
      {role === 'own' ? (
        <RoleChoice
          label={filled(words.roleOf, { name })}
          value={person.role}
          isDisabled={changing.isPending}
          words={words}
          onChange={change}
        />
      ) : (
        <span className={styles.soft}>{words.roles[person.role]}</span>
      )}
      {(role === 'own' || person.you) && (
        <button
          type="button"
          className={styles.link}
          disabled={removing.isPending}
          onClick={() => setAsking(true)}
        >
          {person.you ? words.leave : filled(words.remove, { name })}
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          question={person.you ? words.leaveConfirm : filled(words.removeConfirm, { name })}
          yes={person.you ? words.yesLeave : words.yes}
          no={words.cancel}
          onYes={remove}
          onEnd={() => setAsking(false)}
        />
      )}
    </li>
  );
}

function RoleChoice(props: {
  label: string;
  value?: BoardRole;
  isDisabled?: boolean;
  words: PeopleWords;
  onChange?: (role: string) => void;
}) {
  const { words, onChange } = props;
  return (
    <select
      name="role"
      aria-label={props.label}
      disabled={props.isDisabled}
      {...(onChange
        ? { value: props.value, onChange: (event) => onChange(event.target.value) }
        : { defaultValue: 'edit' })}
    >
      {[...BOARD_ROLES].reverse().map((role) => (
        <option key={role} value={role} title={words.roleHints[role]}>
          {words.roles[role]}
        </option>
      ))}
    </select>
  );
}

function Invitations(props: Props & { all: People; onChange: () => Promise<void> }) {
  const { board, all, words, locale, onChange } = props;
  const inviting = useWrite('post', '/moodboards/{board}/invitations', words.failed);
  const withdrawing = useWrite('delete', '/moodboards/{board}/invitations/{invitation}', words.failed);
  const sent = () => {
    showToast({ kind: 'success', about: 'people', text: words.sent });
    return onChange();
  };
  const invite = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const role = BOARD_ROLES.find((one) => one === given.get('role')) ?? 'read';
    inviting.mutate(
      { path: { board }, body: { email: String(given.get('email') ?? ''), role } },
      {
        onSuccess: () => {
          form.reset();
          return sent();
        },
      },
    );
  };
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const state = ({ state: now, until }: Shape<'SentInvitationDto'>) =>
    now === 'declined' ? words.declined : filled(words[now], { date: day.format(new Date(until)) });
  const waiting = all.invitations.filter((one) => one.state === 'waiting').length;
  const isFull = all.people.length + waiting >= BOARD_PEOPLE;
  return (
    <>
      {all.invitations.length > 0 && (
        <ul className={styles.people}>
          {all.invitations.map((one) => (
            <li key={one.id}>
              <span className={styles.email}>{one.email}</span>
              <span className={styles.soft}>
                {words.roles[one.role]} · {state(one)}
              </span>
              {one.state === 'over' && (
                <button
                  type="button"
                  className={styles.link}
                  disabled={inviting.isPending}
                  onClick={() =>
                    inviting.mutate(
                      { path: { board }, body: { email: one.email, role: one.role } },
                      { onSuccess: sent },
                    )
                  }
                >
                  {words.again}
                </button>
              )}
              {one.state !== 'declined' && (
                <button
                  type="button"
                  className={styles.link}
                  disabled={withdrawing.isPending}
                  aria-label={`${words.withdraw} ${one.email}`}
                  onClick={() =>
                    withdrawing.mutate({ path: { board, invitation: one.id } }, { onSuccess: onChange })
                  }
                >
                  {words.withdraw}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className={styles.soft}>{filled(words.full, { count: BOARD_PEOPLE })}</p>
      ) : (
        <form className={styles.invite} onSubmit={invite} aria-busy={inviting.isPending}>
          <label>
            <span>{words.email}</span>
            <input type="email" name="email" required maxLength={254} autoComplete="off" />
          </label>
          <div>
            <span aria-hidden="true">{words.role}</span>
            <RoleChoice label={words.role} words={words} />
          </div>
          <button type="submit" className={styles.main} disabled={inviting.isPending}>
            {words.invite}
          </button>
        </form>
      )}
    </>
  );
}

function MailChoice(props: Props & { wanted: boolean; onChange: () => Promise<void> }) {
  const { board, words, wanted, onChange } = props;
  const choosing = useWrite('put', '/moodboards/{board}/mention-mails', words.failed);
  return (
    <label className={styles.mails}>
      <input
        type="checkbox"
        checked={wanted}
        disabled={choosing.isPending}
        onChange={({ target }) =>
          choosing.mutate({ path: { board }, body: { wanted: target.checked } }, { onSuccess: onChange })
        }
      />
      {words.mails}
    </label>
  );
}

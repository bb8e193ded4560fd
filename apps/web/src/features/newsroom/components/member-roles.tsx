'use client';
import { useState } from 'react';
import type { Shape } from '../../../api/operations';
import { useWrite } from '../../../forms/use-write';
import people from './people.module.css';
import styles from './shows.module.css';

type Role = Shape<'PersonDto'>['roles'][number];
/** What the house gives; the others come with a plan, and stay as they are. */
const GIVEN = ['brand', 'editor', 'support', 'operator'] as const satisfies readonly Role[];

/** What a member may do in the newsroom, given and taken by an operator. */
export function MemberRoles(props: {
  slug: string;
  roles: readonly Role[];
  reason: string;
  /** Whether a reason is there, and nothing else on its way. */
  isReady: boolean;
  done: (text: string) => { onSuccess: () => void; onSettled: () => void };
  words: Record<'rolesOf' | 'rolesSave' | 'rolesChanged' | 'rolesOwn' | 'failed', string> & {
    role: Record<(typeof GIVEN)[number], string>;
  };
}) {
  const { slug, roles, reason, words } = props;
  const [wanted, setWanted] = useState<readonly Role[]>(roles);
  const changing = useWrite('put', '/api/user/{slug}/roles', words.failed, { 409: words.rolesOwn });
  const isChanged = GIVEN.some((role) => wanted.includes(role) !== roles.includes(role));
  return (
    <fieldset className={people.roles}>
      <legend>{words.rolesOf}</legend>
      {GIVEN.map((role) => (
        <label key={role}>
          <input
            type="checkbox"
            checked={wanted.includes(role)}
            onChange={({ target }) =>
              setWanted(target.checked ? [...wanted, role] : wanted.filter((other) => other !== role))
            }
          />
          <span>{words.role[role]}</span>
        </label>
      ))}
      <button
        type="button"
        className={styles.button}
        disabled={!props.isReady || !isChanged || changing.isPending}
        onClick={() =>
          changing.mutate(
            { path: { slug }, body: { roles: [...wanted], reason } },
            props.done(words.rolesChanged),
          )
        }
      >
        {words.rolesSave}
      </button>
    </fieldset>
  );
}

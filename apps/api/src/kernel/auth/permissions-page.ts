import { ROLES } from '@toile/contracts';
import { mayDo, PERMISSIONS, type Permission } from './permissions.js';

/** A route and the permission it asks for; null when it is open to everybody. */
export interface GuardedRoute {
  method: string;
  path: string;
  permission: string | null;
}

const NAMES = Object.keys(PERMISSIONS).filter((name): name is Permission => name !== 'anyone');

/** `docs/reference/permissions.md`: who may do what, and which routes ask for it. Markdown, from the code alone. */
export function permissionsPage(routes: readonly GuardedRoute[]): string {
  const table = NAMES.map((name) => {
    const cells = ROLES.map((role) => (mayDo(name, ['member', role]) ? 'yes' : ''));
    return [`\`${name}\``, ...cells];
  });
  const sections = NAMES.flatMap((name) => {
    const own = routes.filter(({ permission }) => permission === name);
    return own.length > 0 ? [`### ${name}`, list(own)] : [];
  });
  const open = routes.filter(({ permission }) => permission === null);
  const reads = open.filter(({ method }) => method === 'GET');
  return [
    '# Who may do what',
    'Printed from `apps/api/src/kernel/auth/permissions.ts` and the routes themselves by `npm run docs:permissions`; a test compares. Another test asks every route as every role and expects what stands here.',
    'Who is not signed in is answered 401, who may not 403. What belongs to one person (a board, an account, a brand) is checked by its feature besides: not yours is 403, unknown 404. Everybody who is signed in is a `member`; operators may do everything.',
    aligned([['', ...ROLES], ...table]),
    '## Routes by permission',
    ...sections,
    '## Writes open to everybody',
    'They still refuse another origin, and a session’s cookie without its CSRF token.',
    list(open.filter((route) => !reads.includes(route))),
    '## Reads open to everybody',
    "Each says so in the code (`@Public`, or `@Allow('anyone')` where the answer depends on who asks): the api does not start with a handler that says nothing. What a plan opens is no matter of permissions; `paywall/decide.ts` keeps it out of these answers. Beside them stands `GET *`, the pages of editors at paths of their own.",
    `${list(reads)}\n`,
  ].join('\n\n');
}

/** A Markdown table whose columns stand below each other; the first row is its head. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(3, ...rows.map((cells) => cells[at]?.length ?? 0)));
  const [head = '', ...body] = rows.map(
    (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  );
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}

const list = (routes: readonly GuardedRoute[]) =>
  routes.map(({ method, path }) => `- ${method} \`${path}\``).join('\n');

/** `next build` leaves static files out of its standalone folder; the server wants them beside it. */
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));
const standalone = `${web}.next/standalone/apps/web`;
cpSync(`${web}.next/static`, `${standalone}/.next/static`, { recursive: true });
cpSync(`${web}public`, `${standalone}/public`, { recursive: true });

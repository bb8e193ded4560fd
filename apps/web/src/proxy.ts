import createMiddleware from 'next-intl/middleware';
import { routing } from './i18n/routing';

/** A page asked without its language goes (307) to the negotiated one: cookie, then `Accept-Language`, then English. */
export default createMiddleware(routing);

export const config = {
  // What the front door sends elsewhere, Next's own files, and files with a name.
  matcher: ['/((?!api/|cdn/|_next/|_vercel/|.*\\..*).*)'],
};

/**
 * Second line behind the proxy, for what disappears between its question and the page. Next takes the title of every answer
 * with a 404 from here, that of the proxy's own page too.
 */
export { NotFound as default, notFoundMetadata as generateMetadata } from '../../shell/not-found';

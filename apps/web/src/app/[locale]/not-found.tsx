/** Second line behind the proxy, for what disappears between its question and the page. */
export { NotFound as default } from '../../shell/not-found';

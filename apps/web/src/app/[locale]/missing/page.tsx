/** What the proxy shows, with a 404, for every address that is no page. */
export { NotFound as default, notFoundMetadata as generateMetadata } from '../../../shell/not-found';

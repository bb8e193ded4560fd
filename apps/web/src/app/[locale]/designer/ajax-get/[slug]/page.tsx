/** The designer's page under the path programs ask; its canonical address is the other. */
export { default, generateMetadata } from '../../[slug]/page';

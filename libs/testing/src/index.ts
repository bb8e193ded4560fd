export { testPostgres } from './postgres.js';

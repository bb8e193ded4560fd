export {
  DEMO_MEMBERS,
  DEMO_PASSWORD,
  DEMO_SLUG_SUFFIX,
  demoMembers,
  demoReaders,
  demoSubject,
} from './members.js';
export { demoPlans, PARTNER } from './plans.js';
export { demoRatings } from './ratings.js';

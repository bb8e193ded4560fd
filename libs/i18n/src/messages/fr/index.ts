import account from './account.js';
import boards from './boards.js';
import browse from './browse.js';
import catalogue from './catalogue.js';
import colours from './colours.js';
import dashboard from './dashboard.js';
import desk from './desk.js';
import errors from './errors.js';
import figures from './figures.js';
import looks from './looks.js';
import mails from './mails.js';
import member from './member.js';
import membership from './membership.js';
import messages from './messages.js';
import offers from './offers.js';
import operations from './operations.js';
import paywall from './paywall.js';
import privacy from './privacy.js';
import ratings from './ratings.js';
import reports from './reports.js';
import studio from './studio.js';
import takeaway from './takeaway.js';

export default {
  account,
  boards,
  browse,
  catalogue,
  colours,
  dashboard,
  desk,
  errors,
  figures,
  looks,
  mails,
  member,
  membership,
  messages,
  offers,
  paywall,
  operations,
  privacy,
  ratings,
  reports,
  studio,
  takeaway,
};

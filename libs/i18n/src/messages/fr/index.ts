import catalogue from './catalogue.js';
import colours from './colours.js';
import dashboard from './dashboard.js';
import errors from './errors.js';
import looks from './looks.js';
import messages from './messages.js';
import privacy from './privacy.js';

export default { catalogue, colours, dashboard, errors, looks, messages, privacy };

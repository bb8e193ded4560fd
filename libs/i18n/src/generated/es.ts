// Written by `npm run messages:types`; edit libs/i18n/messages/ instead.
import account from '../../messages/es/account.json' with { type: 'json' };
import boards from '../../messages/es/boards.json' with { type: 'json' };
import browse from '../../messages/es/browse.json' with { type: 'json' };
import catalogue from '../../messages/es/catalogue.json' with { type: 'json' };
import collectionEditor from '../../messages/es/collectionEditor.json' with { type: 'json' };
import dashboard from '../../messages/es/dashboard.json' with { type: 'json' };
import decks from '../../messages/es/decks.json' with { type: 'json' };
import errors from '../../messages/es/errors.json' with { type: 'json' };
import explore from '../../messages/es/explore.json' with { type: 'json' };
import exports from '../../messages/es/exports.json' with { type: 'json' };
import figures from '../../messages/es/figures.json' with { type: 'json' };
import looks from '../../messages/es/looks.json' with { type: 'json' };
import mails from '../../messages/es/mails.json' with { type: 'json' };
import member from '../../messages/es/member.json' with { type: 'json' };
import membership from '../../messages/es/membership.json' with { type: 'json' };
import messages from '../../messages/es/messages.json' with { type: 'json' };
import newsroom from '../../messages/es/newsroom.json' with { type: 'json' };
import offers from '../../messages/es/offers.json' with { type: 'json' };
import operations from '../../messages/es/operations.json' with { type: 'json' };
import paywall from '../../messages/es/paywall.json' with { type: 'json' };
import privacy from '../../messages/es/privacy.json' with { type: 'json' };
import ratings from '../../messages/es/ratings.json' with { type: 'json' };
import reports from '../../messages/es/reports.json' with { type: 'json' };
import savedItems from '../../messages/es/savedItems.json' with { type: 'json' };
import sharing from '../../messages/es/sharing.json' with { type: 'json' };

export default { account, boards, browse, catalogue, collectionEditor, dashboard, decks, errors, explore, exports, figures, looks, mails, member, membership, messages, newsroom, offers, operations, paywall, privacy, ratings, reports, savedItems, sharing };

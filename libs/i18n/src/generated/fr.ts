// Written by `npm run messages:types`; edit libs/i18n/messages/ instead.
import account from '../../messages/fr/account.json' with { type: 'json' };
import boards from '../../messages/fr/boards.json' with { type: 'json' };
import browse from '../../messages/fr/browse.json' with { type: 'json' };
import catalogue from '../../messages/fr/catalogue.json' with { type: 'json' };
import collectionEditor from '../../messages/fr/collectionEditor.json' with { type: 'json' };
import dashboard from '../../messages/fr/dashboard.json' with { type: 'json' };
import decks from '../../messages/fr/decks.json' with { type: 'json' };
import errors from '../../messages/fr/errors.json' with { type: 'json' };
import explore from '../../messages/fr/explore.json' with { type: 'json' };
import exports from '../../messages/fr/exports.json' with { type: 'json' };
import figures from '../../messages/fr/figures.json' with { type: 'json' };
import looks from '../../messages/fr/looks.json' with { type: 'json' };
import mails from '../../messages/fr/mails.json' with { type: 'json' };
import member from '../../messages/fr/member.json' with { type: 'json' };
import membership from '../../messages/fr/membership.json' with { type: 'json' };
import messages from '../../messages/fr/messages.json' with { type: 'json' };
import newsroom from '../../messages/fr/newsroom.json' with { type: 'json' };
import offers from '../../messages/fr/offers.json' with { type: 'json' };
import operations from '../../messages/fr/operations.json' with { type: 'json' };
import paywall from '../../messages/fr/paywall.json' with { type: 'json' };
import privacy from '../../messages/fr/privacy.json' with { type: 'json' };
import ratings from '../../messages/fr/ratings.json' with { type: 'json' };
import reports from '../../messages/fr/reports.json' with { type: 'json' };
import savedItems from '../../messages/fr/savedItems.json' with { type: 'json' };
import sharing from '../../messages/fr/sharing.json' with { type: 'json' };

export default { account, boards, browse, catalogue, collectionEditor, dashboard, decks, errors, explore, exports, figures, looks, mails, member, membership, messages, newsroom, offers, operations, paywall, privacy, ratings, reports, savedItems, sharing };

// Written by `npm run messages:types`; edit libs/i18n/messages/ instead.
import account from '../../messages/en/account.json' with { type: 'json' };
import boards from '../../messages/en/boards.json' with { type: 'json' };
import browse from '../../messages/en/browse.json' with { type: 'json' };
import catalogue from '../../messages/en/catalogue.json' with { type: 'json' };
import collectionEditor from '../../messages/en/collectionEditor.json' with { type: 'json' };
import dashboard from '../../messages/en/dashboard.json' with { type: 'json' };
import decks from '../../messages/en/decks.json' with { type: 'json' };
import errors from '../../messages/en/errors.json' with { type: 'json' };
import explore from '../../messages/en/explore.json' with { type: 'json' };
import exports from '../../messages/en/exports.json' with { type: 'json' };
import figures from '../../messages/en/figures.json' with { type: 'json' };
import looks from '../../messages/en/looks.json' with { type: 'json' };
import mails from '../../messages/en/mails.json' with { type: 'json' };
import member from '../../messages/en/member.json' with { type: 'json' };
import membership from '../../messages/en/membership.json' with { type: 'json' };
import messages from '../../messages/en/messages.json' with { type: 'json' };
import newsroom from '../../messages/en/newsroom.json' with { type: 'json' };
import offers from '../../messages/en/offers.json' with { type: 'json' };
import operations from '../../messages/en/operations.json' with { type: 'json' };
import paywall from '../../messages/en/paywall.json' with { type: 'json' };
import privacy from '../../messages/en/privacy.json' with { type: 'json' };
import ratings from '../../messages/en/ratings.json' with { type: 'json' };
import reports from '../../messages/en/reports.json' with { type: 'json' };
import savedItems from '../../messages/en/savedItems.json' with { type: 'json' };
import sharing from '../../messages/en/sharing.json' with { type: 'json' };

export default { account, boards, browse, catalogue, collectionEditor, dashboard, decks, errors, explore, exports, figures, looks, mails, member, membership, messages, newsroom, offers, operations, paywall, privacy, ratings, reports, savedItems, sharing };

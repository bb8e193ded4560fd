// Written by `npm run messages:types`; edit libs/i18n/messages/ instead.
import account from '../../messages/it/account.json' with { type: 'json' };
import boards from '../../messages/it/boards.json' with { type: 'json' };
import browse from '../../messages/it/browse.json' with { type: 'json' };
import catalogue from '../../messages/it/catalogue.json' with { type: 'json' };
import collectionEditor from '../../messages/it/collectionEditor.json' with { type: 'json' };
import dashboard from '../../messages/it/dashboard.json' with { type: 'json' };
import decks from '../../messages/it/decks.json' with { type: 'json' };
import errors from '../../messages/it/errors.json' with { type: 'json' };
import explore from '../../messages/it/explore.json' with { type: 'json' };
import exports from '../../messages/it/exports.json' with { type: 'json' };
import figures from '../../messages/it/figures.json' with { type: 'json' };
import looks from '../../messages/it/looks.json' with { type: 'json' };
import mails from '../../messages/it/mails.json' with { type: 'json' };
import member from '../../messages/it/member.json' with { type: 'json' };
import membership from '../../messages/it/membership.json' with { type: 'json' };
import messages from '../../messages/it/messages.json' with { type: 'json' };
import newsroom from '../../messages/it/newsroom.json' with { type: 'json' };
import offers from '../../messages/it/offers.json' with { type: 'json' };
import operations from '../../messages/it/operations.json' with { type: 'json' };
import paywall from '../../messages/it/paywall.json' with { type: 'json' };
import privacy from '../../messages/it/privacy.json' with { type: 'json' };
import ratings from '../../messages/it/ratings.json' with { type: 'json' };
import reports from '../../messages/it/reports.json' with { type: 'json' };
import savedItems from '../../messages/it/savedItems.json' with { type: 'json' };
import sharing from '../../messages/it/sharing.json' with { type: 'json' };

export default { account, boards, browse, catalogue, collectionEditor, dashboard, decks, errors, explore, exports, figures, looks, mails, member, membership, messages, newsroom, offers, operations, paywall, privacy, ratings, reports, savedItems, sharing };

// Written by `npm run messages:types`; edit libs/i18n/messages/ instead.
import account from '../../messages/zh/account.json' with { type: 'json' };
import boards from '../../messages/zh/boards.json' with { type: 'json' };
import browse from '../../messages/zh/browse.json' with { type: 'json' };
import catalogue from '../../messages/zh/catalogue.json' with { type: 'json' };
import collectionEditor from '../../messages/zh/collectionEditor.json' with { type: 'json' };
import dashboard from '../../messages/zh/dashboard.json' with { type: 'json' };
import decks from '../../messages/zh/decks.json' with { type: 'json' };
import errors from '../../messages/zh/errors.json' with { type: 'json' };
import explore from '../../messages/zh/explore.json' with { type: 'json' };
import exports from '../../messages/zh/exports.json' with { type: 'json' };
import figures from '../../messages/zh/figures.json' with { type: 'json' };
import looks from '../../messages/zh/looks.json' with { type: 'json' };
import mails from '../../messages/zh/mails.json' with { type: 'json' };
import member from '../../messages/zh/member.json' with { type: 'json' };
import membership from '../../messages/zh/membership.json' with { type: 'json' };
import messages from '../../messages/zh/messages.json' with { type: 'json' };
import newsroom from '../../messages/zh/newsroom.json' with { type: 'json' };
import offers from '../../messages/zh/offers.json' with { type: 'json' };
import operations from '../../messages/zh/operations.json' with { type: 'json' };
import paywall from '../../messages/zh/paywall.json' with { type: 'json' };
import privacy from '../../messages/zh/privacy.json' with { type: 'json' };
import ratings from '../../messages/zh/ratings.json' with { type: 'json' };
import reports from '../../messages/zh/reports.json' with { type: 'json' };
import savedItems from '../../messages/zh/savedItems.json' with { type: 'json' };
import sharing from '../../messages/zh/sharing.json' with { type: 'json' };

export default { account, boards, browse, catalogue, collectionEditor, dashboard, decks, errors, explore, exports, figures, looks, mails, member, membership, messages, newsroom, offers, operations, paywall, privacy, ratings, reports, savedItems, sharing };

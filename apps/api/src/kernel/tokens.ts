/** Injection tokens of what the composition root hands to the features. */
export const POOL = Symbol('pg.Pool');
export const WAREHOUSE = Symbol('Warehouse');
/** The event log: what is appended, and how far who has read it. */
export const LOG = Symbol('EventLog');
export const PICTURES = Symbol('PictureStore');
export const HEALTH_CHECKS = Symbol('HealthChecks');
export const LOGGER = Symbol('Logger');
/** 32 random bytes outside the database; every key of the api is derived from it. */
export const SECRET = Symbol('Secret');
/** Where uploaded and imported pictures are kept. */
export const ORIGINALS = Symbol('Originals');
/** Of how many of the newest looks, street styles and covers each the pictures are made ahead; null for all. */
/** The path of an image model, or null. */
export const PICTURE_MODEL = Symbol('picture model');
/** The paths of a model that suggests tags and of its labels, or null. */
export const TAG_MODEL = Symbol('tag model');
export const PICTURES_AHEAD = Symbol('pictures ahead');
/** The folder of reports. */
export const MEDIA_FOLDER = Symbol('media folder');
/** `on` or `auto`: whether limits by address count this machine's own visitors. */
export const RATE_LIMITS = Symbol('rate limits');
/** `memory` or `clickhouse`: where searches are answered. */
export const SEARCH_INDEX = Symbol('search index');
/** The providers people may sign in with, and how we introduce ourselves there. */
export const SOCIAL = Symbol('SocialSettings');
/** Who takes payments. */
export const PAYMENT_SETTINGS = Symbol('PaymentSettings');
/** Where mails go. */
export const MAILER = Symbol('Mailer');
/** The address people reach Toile at: `https://toile.example`. */
export const PUBLIC_URL = Symbol('public url');
/** Where holes are reported: `mailto:…` or `https://…`; null when nobody has said. */
export const SECURITY_CONTACT = Symbol('security contact');
/** Whether webhooks may lead to addresses that are not public. */
export const WEBHOOKS_PRIVATE = Symbol('webhooks to private addresses');

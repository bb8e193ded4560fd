// Written by `npm run messages:types`; edit libs/i18n/messages/ instead.
export type Messages = {
  "account": {
    "signIn": {
      "title": "Sign in",
      "lead": "Your boards and your plan are waiting.",
      "submit": "Sign in",
      "forgot": "Forgotten your password?",
      "with": "Or continue with",
      "errors": {
        "unauthenticated": "The e-mail address or the password is not right.",
        "throttled": "Too many attempts. Sign in on a device you have used before, choose a new password by mail, or try again in a quarter of an hour.",
        "forbidden": "The page was too old. Please try again.",
        "other": "That did not work. Please try again."
      }
    },
    "register": {
      "title": "Create an account",
      "lead": "Free: keep looks on boards, rate collections, receive the newsletter.",
      "submit": "Create the account",
      "done": "Your account is there. Look for our message in your inbox.",
      "terms": "I accept the <terms>terms of use</terms> and have read the <privacy>privacy notice</privacy>.",
      "newsletter": "Send me the newsletter once a month."
    },
    "forgot": {
      "title": "Forgotten password",
      "lead": "Give us your address; we send a link that works for one hour.",
      "submit": "Send the link",
      "done": "If there is an account with this address, the link is on its way."
    },
    "reset": {
      "title": "New password",
      "lead": "Choose a password of at least 12 characters. All your devices are signed out, and your API tokens end.",
      "submit": "Keep this password",
      "done": "Your password is changed; all devices are signed out, and your API tokens have ended. Please sign in.",
      "expired": "This link no longer works. Ask for a new one."
    },
    "update": {
      "title": "Your account",
      "lead": "What we know of you, and where to change it.",
      "submit": "Save",
      "done": "Saved.",
      "signOut": "Sign out",
      "everywhere": "Sign out everywhere",
      "plan": "See the plans"
    },
    "fields": {
      "email": "E-mail address",
      "password": "Password",
      "passwordHint": "At least 12 characters.",
      "first_name": "First name",
      "last_name": "Last name",
      "name": "Name",
      "company": "Company (optional)",
      "job": "What do you do?",
      "country": "Country",
      "message": "Message",
      "consent": "You may use these details to answer me.",
      "choose": "Please choose",
      "locale": "Language"
    },
    "address": {
      "ok": "This address can be used.",
      "taken": "There is an account with this address already: sign in, or ask for a new password.",
      "invalid": "Please check the address: something is missing or too much."
    },
    "refused": {
      "missing": "Please fill in this field.",
      "tooLong": "This is too long.",
      "invalid": "Please check this field."
    },
    "jobs": {
      "pr-communications": "PR communications",
      "insights-marketing": "Insights marketing",
      "consumer": "Consumer",
      "designer": "Designer",
      "student": "Student",
      "other": "Other",
      "buyer": "Buyer",
      "press-magazine-stylist": "Press magazine stylist"
    },
    "countries": {
      "other": "Other"
    },
    "board": {
      "title": "Your moodboards",
      "lead": "Looks you keep together, in an order of your own.",
      "empty": "No board yet. Begin with one look you cannot forget.",
      "create": "New moodboard",
      "createLead": "A name is enough; the looks come later.",
      "name": "Name of the board",
      "submit": "Create",
      "count": "{count, plural, =0 {Empty} one {# picture} other {# pictures}}",
      "changed": "Changed on {date}",
      "emptyBoard": "Nothing on this board yet. Open a look and choose “Save to a moodboard”.",
      "share": "Share",
      "shareTitle": "Share “{name}”",
      "shareLead": "Whoever has this address can see the board, and nothing else of yours.",
      "address": "Public address",
      "copy": "Copy the address",
      "copied": "Address copied.",
      "renew": "Make a new address",
      "revoke": "Stop sharing",
      "notShared": "This board is not shared.",
      "pdf": "Download as PDF",
      "rename": "Rename",
      "remove": "Take “{name}” off the board",
      "before": "Move “{name}” one place forward",
      "after": "Move “{name}” one place back",
      "comment": "Note",
      "gone": "No longer published",
      "delete": "Delete",
      "deleteTitle": "Delete “{name}”?",
      "deleteLead": "The board and its public address disappear. You can undo this for 30 days.",
      "deleteSubmit": "Delete the board",
      "keep": "Keep it",
      "back": "All your boards",
      "publicEyebrow": "A shared moodboard",
      "saved": "The order is kept."
    },
    "save": {
      "button": "Save to a moodboard",
      "title": "Save to a moodboard",
      "none": "You have no board yet.",
      "new": "Or on a new board",
      "add": "Save",
      "on": "Saved on “{name}”.",
      "already": "Already there",
      "close": "Close",
      "failed": "An error occurred. Please try again or contact us at {email} if the problem persists."
    },
    "select": {
      "failed": "The results could not be loaded.",
      "tooLong": "Please delete {count, plural, one {# character} other {# characters}}",
      "tooShort": "Please enter {count} or more characters",
      "more": "Loading more results…",
      "most": "You can only select {count, plural, one {# item} other {# items}}",
      "none": "No results found",
      "searching": "Searching…",
      "removeAll": "Remove all items",
      "tags": "Find a tag",
      "model": "Model",
      "anyModel": "All models"
    },
    "toast": {
      "close": "Close this message",
      "region": "Messages"
    },
    "status": {
      "title": "Signed in or not",
      "in": "You are signed in as {name}.",
      "out": "Nobody is signed in on this browser.",
      "lead": "What Toile knows of this browser at this moment.",
      "plan": "Plan",
      "unverified": "{email} (not confirmed yet)"
    }
  },
  "boards": {
    "gone": "No longer published",
    "pdf": {
      "eyebrow": "A moodboard",
      "credits": "Credits and notes",
      "count": "{count, plural, =0 {Empty} one {# picture} other {# pictures}}",
      "changed": "As of {date}",
      "empty": "There is no picture on this board yet.",
      "photographer": "Photograph {name}"
    },
    "editor": {
      "tools": "What can be done with this board",
      "drag": "Drag pictures to put them in order, or use the arrows on each.",
      "hold": "Hold a picture until it lifts and take it to its place, or use the arrows on each.",
      "edit": "Name and description",
      "description": "A few words about the board",
      "keep": "Save",
      "cancel": "Cancel",
      "note": "Note on “{name}”",
      "addNote": "Add a note",
      "cover": "Make “{name}” the cover",
      "isCover": "Cover",
      "moved": "“{name}” is now number {place}.",
      "removed": "Taken off the board. The history can bring it back.",
      "merged": "This board had changed in another window. Both changes are kept.",
      "fresh": "This board has changed in another window; you see it as it is now.",
      "select": "Select",
      "done": "Done",
      "choose": "Select “{name}”",
      "selected": "Selected: {count}",
      "all": "All",
      "moveTo": "Move to…",
      "movedTo": "Moved to “{name}”.",
      "noOther": "There is no other board yet.",
      "removeAll": "Take off the board",
      "history": "History"
    },
    "sorting": {
      "grip": "Move “{name}” with the arrow keys",
      "help": "Press space to lift the picture, move it with the arrow keys, and press space again to put it down, or Escape to leave it where it was.",
      "lifted": "“{name}” is lifted from place {place} of {count}.",
      "over": "“{name}” is over place {place} of {count}.",
      "dropped": "“{name}” is put down at place {place} of {count}.",
      "cancelled": "“{name}” is back where it was, at place {place}."
    },
    "show": {
      "open": "Present",
      "label": "Presentation of “{name}”",
      "previous": "Previous picture",
      "next": "Next picture",
      "close": "Close",
      "place": "{place} of {count}"
    },
    "paper": {
      "open": "PDF",
      "each": "Looks a page",
      "make": "Make the PDF",
      "making": "Drawing {done} of {total}…",
      "ready": "The PDF is ready."
    },
    "save": {
      "search": "Find a board",
      "noMatch": "No board of that name.",
      "first": "My looks",
      "off": "Taken off “{name}”.",
      "undo": "Undo",
      "other": "Another board…",
      "picked": "{count} selected",
      "all": "{count} saved on “{name}”.",
      "newBoard": "New board",
      "tooMany": "At most {count} pictures go into one file.",
      "selection": "Selection of {date}",
      "shared": "On a board that whoever has its address can see.",
      "copy": "Copy the address",
      "deck": "Add to a deck"
    },
    "deleted": {
      "title": "Recently deleted",
      "until": "Can be restored until {date}",
      "restore": "Restore"
    },
    "history": {
      "title": "History of “{name}”",
      "lead": "Every change, the newest first. Look at any of them, and bring it back.",
      "now": "As it is now",
      "look": "Look at it",
      "asItWas": "“{name}”, as it was",
      "bringBack": "Bring this back",
      "backSoon": "The board shows this again.",
      "kinds": {
        "created": "Created",
        "renamed": "Renamed",
        "described": "Described",
        "cover": "Cover chosen",
        "added": "{count, plural, one {# picture added} other {# pictures added}}",
        "removed": "{count, plural, one {# picture taken off} other {# pictures taken off}}",
        "noted": "{count, plural, one {# note} other {# notes}}",
        "reordered": "New order",
        "deleted": "Deleted",
        "restored": "Restored",
        "shared": "New public address",
        "unshared": "No longer shared"
      }
    }
  },
  "browse": {
    "keywords": {
      "title": "Top tagged keywords",
      "lead": "The words the looks of {season} carry most often.",
      "empty": "Nothing has been tagged yet."
    },
    "collection": {
      "of": "Collections: {what}",
      "all": "All collections"
    },
    "agency": {
      "eyebrow": "Agency",
      "website": "Website",
      "metaDescription": "The models of {agency}, {city}, and the looks they wore."
    },
    "models": {
      "title": "Models",
      "lead": "Who wore it: the models of the shows, each with every look.",
      "count": "{count, plural, =0 {No models} one {# model} other {# models}}",
      "newFaces": "New faces",
      "newFacesNote": "On the runway for the first time.",
      "mostSeen": "Most seen",
      "woman": "Women",
      "man": "Men",
      "non-binary": "Non-binary",
      "all": "All models",
      "find": "Find a model",
      "placeholder": "A name",
      "gender": "Gender",
      "anyGender": "Everyone",
      "apply": "Search",
      "empty": "No model matches.",
      "previous": "Previous models",
      "next": "Next models",
      "height": "Height",
      "cm": "{height} cm",
      "agency": "Agency",
      "debut": "First season",
      "from": "From",
      "newFace": "New face",
      "looks": "The looks",
      "more": "All looks of {model}",
      "moreTitle": "{model}, look by look",
      "metaDescription": "{model} on the runway: {count, plural, one {# look} other {# looks}}."
    },
    "street": {
      "title": "Street style",
      "lead": "What people wear on the way to the shows.",
      "searchTitle": "Search street style",
      "search": "Search all pictures",
      "latest": "Just seen",
      "count": "{count, plural, =0 {No pictures} one {# picture} other {# pictures}}",
      "label": "Filter street style",
      "apply": "Show the pictures",
      "pictureOf": "Street style, {city}, {season}",
      "photographer": "Photographed by {name}",
      "taken": "{date}",
      "sponsored": "Sponsored",
      "wearing": "Wearing",
      "previous": "Previous picture",
      "next": "Next picture",
      "related": "Seen in the same spirit",
      "in": "In {city}",
      "empty": "No picture matches",
      "reset": "Show all pictures",
      "around": "Pictures taken before and after"
    },
    "live": {
      "eyebrow": "Live",
      "title": "Show calendar",
      "lead": "When each designer shows, hour by hour.",
      "upcoming": "Starts on {date}",
      "running": "On now",
      "over": "Shown on {date}",
      "broadcast": "Broadcast",
      "watch": "Watch the show",
      "looks": "Looks that have come out",
      "waiting": "The first look has not come out yet.",
      "out": "Look {position} has come out.",
      "collection": "See the whole collection",
      "calendar": "All shows of the season",
      "empty": "Nobody shows in this season.",
      "metaDescription": "{designer}, {season}: the show as it happens, look by look.",
      "today": "Today",
      "nextDay": "The next day with shows",
      "subscribe": "Subscribe in your calendar",
      "subscribeCity": "Calendar of {city}"
    },
    "trends": {
      "title": "Trends",
      "lead": "How much of the season each idea takes up, compared with the same season a year earlier.",
      "share": "{share} of looks",
      "up": "up {points} points",
      "down": "down {points} points",
      "same": "unchanged",
      "new": "no figure for the year before",
      "empty": "No data available",
      "keywords": "Top tagged keywords",
      "choose": "Season"
    },
    "story": {
      "title": "{season} in a minute",
      "counted": "Told from {count, plural, one {# look} other {# looks}}, beside the same season a year earlier.",
      "figures": "All figures",
      "rose": "Rose most",
      "also": "Also on the rise",
      "new": "Hardly seen a year ago",
      "tones": "Its colours",
      "fell": "Gave way",
      "saved": "Saved most",
      "shares": "{share} of looks, after {before}",
      "times": "{times} times its share of the year before: {share} of looks"
    },
    "timeline": {
      "title": "Season by season",
      "mark": "{share} of looks; {usual} otherwise",
      "worn": "Looks by {designers}",
      "earlier": "{count, plural, one {# earlier season} other {# earlier seasons}}"
    },
    "members": {
      "eyebrow": "Member",
      "since": "With Toile since {date}",
      "looks": "Looks they keep",
      "metaDescription": "{name} on Toile: the looks they keep."
    },
    "walks": {
      "eyebrow": "A walk through the looks",
      "by": "Chosen by {curator}"
    },
    "articles": {
      "news": {
        "title": "News",
        "lead": "What moves among designers and on the runways."
      },
      "talk": {
        "title": "Talk",
        "lead": "Conversations with the people who make clothes."
      },
      "parisiens-in-paris": {
        "title": "Parisiens in Paris",
        "lead": "Portraits of people who live in the city, and of what they wear in it."
      },
      "about": {
        "title": "About Toile",
        "lead": "Who we are and how we work."
      },
      "by": "By {author}",
      "empty": "Nothing has been published here yet.",
      "more": "More to read",
      "issue": "Newsletter no. {issue}",
      "previous": "The previous newsletter",
      "next": "The next newsletter",
      "rss": "News as RSS"
    },
    "similar": {
      "all": "See all",
      "back": "To the picture",
      "none": "Nothing is like it yet.",
      "weights": {
        "title": "What it goes by",
        "garments": "Garments",
        "colours": "Colours",
        "silhouette": "Silhouette",
        "fabric": "Fabric",
        "mood": "Mood",
        "none": "not at all",
        "some": "somewhat",
        "more": "a lot",
        "apply": "Show the looks"
      },
      "related": {
        "title": "In the same spirit",
        "lead": "Looks of other shows that go with {picture}, the nearest first."
      },
      "tagged": {
        "title": "With the same tags",
        "lead": "Looks that have tags in common with {picture}, the nearest first."
      },
      "street": {
        "title": "Street style with the same tags",
        "lead": "Pictures that have tags in common with {picture}, the nearest first."
      }
    },
    "follows": {
      "follow": "Follow",
      "following": "Following",
      "search": "Follow this search",
      "title": "Feed",
      "lead": "The newest looks of what you follow.",
      "empty": "You follow nothing yet. The pages of designers, models and searches have a button for it.",
      "new": "{count} new",
      "all": "See all {count} looks",
      "mails": "Tell me of new looks by mail, in the morning",
      "mailsOn": "You will be told in the morning when there is something new.",
      "mailsOff": "No more of these mails will be sent.",
      "followed": "You follow “{name}” now.",
      "unfollowed": "You no longer follow “{name}”.",
      "gone": "Nothing of it is published any more.",
      "nav": "Feed",
      "followedSearch": "New looks of this search stand on your feed.",
      "unfollowedSearch": "You no longer follow this search.",
      "push": "Tell this device at once",
      "pushOn": "This device will be told of new looks within a minute.",
      "pushOff": "This device will be told no more.",
      "pushBlocked": "Your browser blocks notifications of this site. Allow them in its settings, then try again.",
      "pushNot": "Your browser could not sign up with its notification service. Try again when you are online."
    },
    "compare": {
      "title": "Compare",
      "lead": "Side by side: what they share, and what sets them apart.",
      "empty": "Choose two to six looks, or collections, by the button “Compare” on their pages.",
      "find": "Look through the looks",
      "add": "Compare",
      "tray": "To compare",
      "compare": "Compare {count}",
      "clear": "Clear",
      "remove": "Take out “{name}”",
      "more": "Add another to compare.",
      "full": "Six can stand side by side. Take one out first.",
      "tagsApart": "What sets them apart",
      "tagsSame": "What they share",
      "coloursApart": "Different colours",
      "coloursSame": "Shared colours",
      "has": "Yes",
      "hasNot": "No"
    }
  },
  "catalogue": {
    "seasons": {
      "fall-winter": "Fall-Winter {year}",
      "pre-fall": "Pre-Fall {year}",
      "spring-summer": "Spring-Summer {year}",
      "resort": "Resort {year}"
    },
    "looksCount": "{count, plural, =0 {No looks} one {# look} other {# looks}}",
    "collectionsCount": "{count, plural, =0 {No collections} one {# collection} other {# collections}}",
    "look": "Look {position}",
    "lookOf": "Look {position} of {count}",
    "lookBy": "{designer}, look {position}",
    "pictureOf": "{designer}, {season}, look {position}",
    "showDate": "Shown on {date}",
    "home": {
      "eyebrow": "The latest season",
      "heading": "Every look, from the first to the last.",
      "lead": "The shows of Paris, Milan, New York and London in full, to search by garment, colour and mood — with the figures of what is really being looked at.",
      "browse": "Browse the looks",
      "latest": "Latest collections",
      "allCollections": "All collections",
      "mostViewed": "Most viewed",
      "mostViewedNote": "By distinct visitors over the last 30 days",
      "seeFigures": "See the figures",
      "designers": "The designers",
      "tags": "Search by idea"
    },
    "collections": {
      "filters": "Filter the collections",
      "apply": "Show the collections",
      "title": "Collections",
      "lead": "Newest shows first.",
      "empty": "No collection matches these filters.",
      "looks": "The looks",
      "previous": "Previous season",
      "next": "Next season",
      "of": "Collections of {designer}",
      "metaDescription": "{designer}, {season}, {city}: all {count, plural, one {# look} other {# looks}} in the order of the show."
    },
    "designer": {
      "collections": "Collections",
      "latestLooks": "Latest looks",
      "allLooks": "All looks of {designer}",
      "metaDescription": "The collections of {designer}, look by look.",
      "founded": "Founded in {year}",
      "website": "Website"
    }
  },
  "collectionEditor": {
    "title": "Your collections",
    "lead": "What your brand shows, and what it has in work.",
    "empty": "Your brand has no collections yet.",
    "houses": "Your brands",
    "all": "All collections",
    "house": "The brand",
    "houseLead": "What readers find on the page of the brand.",
    "bio": "About the brand",
    "website": "Website",
    "founded": "Founded",
    "invalid": "Please check the website and the year.",
    "status": {
      "draft": "In work",
      "published": "Published",
      "withdrawn": "Withdrawn"
    },
    "see": "See its page",
    "editor": {
      "details": "Details of the look",
      "description": "Description",
      "tags": "Tags",
      "models": "Models",
      "addTag": "Add a tag",
      "addModel": "Add a model",
      "removeTag": "Take {name} away",
      "save": "Save",
      "saved": "Saved.",
      "look": "Look {position}",
      "earlier": "Move {look} earlier",
      "later": "Move {look} later",
      "place": "Place of {look}",
      "drag": "Drag to another place",
      "edit": "Edit",
      "choose": "Choose {look}",
      "order": "The looks in their order",
      "ordered": "The order is saved.",
      "remove": "Remove ({count})",
      "removed": "Looks removed: {count}.",
      "clear": "Choose none",
      "sureRemove": "Remove {count} from this collection? Their pictures and words go with them.",
      "sureDelete": "Delete this collection for good?",
      "surePublish": "Remarks: {count}. Publish all the same?",
      "keep": "Leave it",
      "publish": "Publish",
      "withdraw": "Withdraw",
      "delete": "Delete",
      "published": "Readers see it now.",
      "withdrawn": "Readers see it no longer.",
      "deleted": "The collection is deleted.",
      "ready": "Everything is in place: it can be published.",
      "notReady": "To be looked at: {count}",
      "goTo": "Go to this look",
      "hint": "Drag a look to its place, use its arrows, or write its number.",
      "holdHint": "Hold a look until it lifts and take it to its place, use its arrows, or write its number.",
      "credit": "Credit",
      "stale": "Somebody has changed this meanwhile. What you wrote is still here: save once more to write over it.",
      "closed": "Nobody may see it yet: lift the embargo first, or let it be published when it ends."
    },
    "faults": {
      "no-looks": "It has no looks yet.",
      "no-tags": "No tags.",
      "no-description": "No description.",
      "gap-in-order": "Numbers are missing in the order.",
      "same-position": "Its number is taken twice."
    }
  },
  "dashboard": {
    "title": "Data",
    "tabs": {
      "label": "Dashboard",
      "home": "Overview",
      "trends": "Trends",
      "brands": "Brands",
      "seasons": "Seasons",
      "time": "Over time",
      "explore": "Explore"
    },
    "lead": "What the runway shows and what readers of Toile look at, counted as it happens.",
    "leads": {
      "trends": "How much of a season an idea takes up, who searches for it, and where it is kept.",
      "brands": "Which brands are looked at, searched and saved — and how that moved in a year.",
      "seasons": "One season compared with another: what was shown, and what readers did with it.",
      "time": "How trends and brands move from season to season and week to week.",
      "explore": "Ask anything: measures by brands, trends, colours, cities and weeks, with intervals, and as a file."
    },
    "metaDescription": "Runway share, searches and boards by trend, brand and season, counted as it happens.",
    "mostViewed": {
      "title": "Most viewed looks",
      "chart": "Distinct visitors of each look",
      "table": "Show as a table",
      "caption": "Most viewed looks, by distinct visitors",
      "look": "Look",
      "city": "City",
      "season": "Season",
      "visitors": "Visitors",
      "rank": "Rank"
    },
    "freshness": "Up to {seconds} s ago",
    "freshMinutes": "Up to {minutes} min ago",
    "isFinal": "Final",
    "asCatalogued": "As catalogued now",
    "knownOn": "As known on {date}",
    "frozen": "The figures could not be updated; trying again.",
    "suppressedMembers": "Fewer than 10 members",
    "lowBase": "Small base",
    "partial": "Season still showing",
    "new": "New",
    "empty": "No data available",
    "emptyText": "Figures appear here as soon as there is something to count.",
    "failed": "An error occurred. Please try again or contact us at {email} if the problem persists.",
    "forbidden": "These figures are for dashboard subscribers. The demo shows closed seasons of the last two years.",
    "again": "Try again",
    "signIn": "Sign in",
    "loading": "Loading",
    "how": {
      "title": "How is this counted?",
      "mostViewed": "A look is counted once for each visitor who opened it in the last 30 days. Ties are settled by the number of openings. Opening the same look again within 30 minutes does not count as a new view.",
      "cleaning": "Robots, our own staff and visits marked “do not track” never count. A count below 10 is marked as a small base.",
      "members": "What members searched is told of whole weeks of a season, once it is over, in verified members to the nearest five. Fewer than ten are never told from none, nor all but a few from all.",
      "definition": "Definition {definition}, version {version}",
      "numerator": "Counted",
      "denominator": "Out of",
      "window": "Days",
      "known": "Data known at",
      "rows": "The numbers behind each row",
      "share": "Share",
      "rests": "What it rests on",
      "behind": "What is behind {label}",
      "looksShown": "{shown} of {total} looks",
      "days": "By day",
      "day": "Day",
      "events": "Counted",
      "nothing": "Nothing to list here.",
      "moreLooks": "Show more looks",
      "openInSearch": "Open in search",
      "hidden": "hidden",
      "interval": "With a certainty of 95 % it lies between {from} and {to}.",
      "changeBetween": "With a certainty of 95 %: {from} to {to}",
      "close": "Close",
      "asKnown": "As known at the end of",
      "then": "Counted then",
      "now": "Counted now",
      "again": "As known now",
      "compared": "Compared with",
      "notIn": "What is not in it",
      "ofAll": "Of all {what} of these days, whatever they are about: {counted} count. Not counted: {bots} of robots, {staff} of our own staff, {repeats} repeats within half an hour, {outOfTime} at an impossible time.",
      "ofCounted": "Of those that count, {withoutConsent} are of visitors who did not agree to be recognised, and so are in no number of visitors; {late} arrived more than an hour after they happened.",
      "searches": "searches",
      "pages": "page views",
      "pictures": "openings of looks",
      "changes": "Since {since} the catalogue has gained {added} looks of this selection and lost {withdrawn}; it was given to {gained} looks and taken from {lost}.",
      "unchanged": "Nothing of this selection has been retagged, added or withdrawn since {since}.",
      "saveBoard": "Save these {count} as a board",
      "savedBoard": "Saved on the board “{name}”.",
      "otherVersion": "What version {version} says",
      "version": "Version {version}",
      "receipt": "Download as a table with a receipt"
    },
    "card": {
      "place": "Place in the show",
      "meanLook": "mean look",
      "shade": "shaded: 95 % interval",
      "againstDue": "{count} openings, {due} expected",
      "consent": "from readers who consented: {percent} of page views",
      "uncertain": "may be chance",
      "brandsOf": "{count} brands",
      "chart": "Chart",
      "table": "Table",
      "view": "Show as",
      "rank": "Rank",
      "name": "Name",
      "value": "Value",
      "change": "Change",
      "points": "{points} points",
      "against": "against {season}",
      "base": "{numerator} of {denominator}",
      "daysOnly": "Everybody’s, in the days of these shows: cities and types do not add up",
      "outOf": "of {count}",
      "sample": "Sample",
      "wholly": "100 % in both seasons:",
      "thinLine": "thin line: 95 % interval",
      "firstOf": "the first {shown} of {count}",
      "more": "Show all {count}",
      "less": "Show fewer",
      "hiddenOthers": "All other trends: {reason}",
      "index": "Index",
      "indexNote": "100 is the world",
      "up": "up",
      "down": "down",
      "neutral": "unchanged",
      "rankUp": "up {places}",
      "rankDown": "down {places}",
      "window": "{from} – {to}",
      "looks": "looks",
      "visitors": "visitors",
      "members": "members",
      "boards": "boards",
      "notNarrowed": "Not narrowed by: {filters}"
    },
    "filters": {
      "label": "Filters",
      "without": "Without hair and make-up",
      "type": "Type",
      "city": "City",
      "category": "Category",
      "season": "Season",
      "compare": "Compared with",
      "scope": "Brands",
      "metric": "Measure",
      "job": "Occupation",
      "country": "Country",
      "view": "Colours by",
      "allCities": "All cities",
      "reset": "Reset",
      "resetCount": "Reset filters ({count})",
      "apply": "Show",
      "shown": "Filters: {filters}"
    },
    "allCategories": "All categories",
    "scopes": {
      "top-20-brands": "Top 20 Brands",
      "all-brands": "All Brands"
    },
    "metrics": {
      "traffic": "Traffic",
      "views": "Views",
      "searches": "Searches"
    },
    "views": {
      "main_colours": "Main colours",
      "colour_tones": "Colour tones"
    },
    "allJobs": "All jobs",
    "allCountries": "All countries",
    "otherCountry": "Other countries",
    "focus": {
      "trend": "Trend",
      "brand": "Brand",
      "season": "Season",
      "unknown": "There is no such entry. Search for a trend, a brand or a season.",
      "looksOf": "See the looks"
    },
    "compare": {
      "title": "Side by side",
      "trends": "Compare two trends",
      "brands": "Compare two brands",
      "seasons": "Compare two seasons",
      "with": "Compare with",
      "choose": "Choose another",
      "remove": "Stop comparing",
      "difference": "Difference",
      "of": "{first} and {second}",
      "add": "Add to the comparison",
      "takeOut": "Take {name} out",
      "groups": "Your groups",
      "sets": "Your sets",
      "group": "Group",
      "saveSet": "Save as a set",
      "name": "Name",
      "save": "Save",
      "saved": "Saved.",
      "failed": "That did not work. Please try again.",
      "several": "{count} side by side",
      "byDefault": "Compared with your default set, {name}.",
      "full": "Eight stand side by side at most. Take one out first.",
      "allBrands": "With a group among them, these are counted over all brands."
    },
    "search": {
      "open": "Search",
      "title": "Search brands, trends and seasons",
      "placeholder": "A brand, an idea, a season",
      "none": "No results found",
      "searching": "Searching…",
      "failed": "The results could not be loaded.",
      "trends": "Trend",
      "brands": "Brand",
      "seasons": "Season",
      "found": "{count} found"
    },
    "keys": {
      "title": "Keyboard shortcuts",
      "open": "Shortcuts",
      "help": "Show these shortcuts",
      "search": "Search brands, trends and seasons",
      "home": "Go to the overview",
      "trends": "Go to trends",
      "brands": "Go to brands",
      "seasons": "Go to seasons",
      "filters": "Go to the filters",
      "reset": "Reset the filters",
      "link": "Copy a permanent link",
      "close": "Close what is open",
      "enabled": "Single-key shortcuts"
    },
    "link": {
      "copy": "Permanent link",
      "copied": "The link is copied. It shows these figures, whenever it is opened.",
      "failed": "The link could not be copied. It is in the address bar now.",
      "pinned": "These figures are pinned: data known on {date}, definitions of version {version}.",
      "unpin": "Show current figures"
    },
    "live": {
      "title": "This week, live",
      "last": "The last week of shows",
      "views": "Looks opened",
      "searches": "Searches",
      "text": "{season}, {from} – {to}"
    },
    "demo": {
      "master": "Master",
      "label": "Demo",
      "text": "You are looking at closed seasons of the last two years. Subscribers see every season as it happens.",
      "more": "About the dashboard",
      "preview": "A preview on real figures of the demo",
      "previewText": "These are the same parts subscribers work with, on closed seasons."
    },
    "gallery": {
      "title": "Parts of the dashboard",
      "lead": "Every part of the dashboard in every state it can be in, on examples, with its definition.",
      "states": {
        "normal": "Normal",
        "loading": "Loading",
        "empty": "Empty",
        "failed": "Error",
        "suppressed": "Suppressed",
        "lowBase": "Low base",
        "partial": "Partial season"
      },
      "exampleOnly": "Examples, not real figures"
    },
    "print": {
      "asOf": "Printed from {address}, data known on {date}"
    },
    "time": {
      "marks": {
        "title": "Marked on the drawing",
        "shows": "{season} shows, and the week after"
      },
      "measures": {
        "runway-share": "Runway share",
        "searches": "Searches",
        "views": "Looks opened",
        "boards": "Moodboards",
        "traffic": "Traffic"
      },
      "of": "Of",
      "by": "By",
      "steps": {
        "week": "Week",
        "day": "Day"
      },
      "span": "Period",
      "spans": {
        "13": "Last 13 weeks",
        "26": "Last 26 weeks",
        "52": "Last year",
        "104": "Last two years",
        "260": "Last five years"
      },
      "drawings": {
        "lines": "Lines",
        "panels": "Side by side",
        "ranking": "Ranking"
      },
      "scale": "Values",
      "scales": {
        "share": "Share",
        "count": "Number",
        "index": "Index (first = 100)"
      },
      "year": "A year before",
      "before": "a year before",
      "smooth": "Mean of four",
      "add": "Add to the chart",
      "remove": "Take out {name}",
      "largest": "Show the largest",
      "follow": "Show alone",
      "play": "Play",
      "pause": "Pause",
      "scrubber": "Moment of the ranking",
      "point": "{name}, {step}: {value}. What it rests on",
      "partial": "not complete yet",
      "known": "Data known at {date}. Shaded: weeks of shows.",
      "knownRunway": "As catalogued at {date}.",
      "split": {
        "same_brands": "The same brands",
        "joined": "Brands that joined",
        "left": "Brands that left",
        "cities": "Cities"
      },
      "places": "Places at this moment"
    },
    "restatements": {
      "title": "Restatements",
      "feed": "Atom feed",
      "entry": "{figure}, {label} ({season}): {before} became {after} ({why})",
      "row": "Row",
      "was": "Was",
      "is": "Is",
      "ofFigure": "Restated since it was published",
      "causes": {
        "late-events": "{count} events came late",
        "retagged": "{count} looks retagged",
        "withdrawn": "{count} looks withdrawn",
        "added": "{count} looks added",
        "recounted": "counted anew"
      },
      "lead": "Published figures of closed seasons that say something else since: by how much, and why. They are counted again every night.",
      "why": "Why",
      "season": "Season",
      "when": "Known on",
      "all": "All restatements",
      "everySeason": "Every season",
      "found": "{count, plural, =0 {No published figure has changed.} one {# row has changed.} other {# rows have changed.}}"
    },
    "forecasts": {
      "measures": {
        "searches": "Searches",
        "views": "Views of looks",
        "boards": "Boards",
        "runway-share": "Runway share"
      },
      "kinds": {
        "trend": "Trends",
        "brand": "Brands"
      },
      "methods": {
        "combination": "combination of methods",
        "short": "short series",
        "last": "last value",
        "seasons": "pooled seasons"
      },
      "fan": {
        "show": "Forecast",
        "title": "{name}: what is foretold",
        "median": "Foretold",
        "interval": "{coverage} % of weeks should lie between",
        "legend": "Shaded are the intervals in which 50, 80 and 95 % of the weeks should lie.",
        "made": "Foretold on {day} from {weeks} weeks up to {to}, {events} events: {method}, version {version}.",
        "afterwards": "It was made afterwards, from nothing but what was known before {origin}.",
        "lowBase": "It rests on fewer than ten events in an ordinary week.",
        "none": "Nothing is foretold of it: there are too few events, or the next forecast is still to come.",
        "record": "How right its forecasts were",
        "data": "Fingerprint of its data",
        "saidOn": "Foretold on",
        "week": "Week",
        "came": "Came",
        "table": "Week by week",
        "season": "Season",
        "madeSeason": "The next season is foretold on {day} from {weeks} seasons up to {to}, {events} looks: {method}, version {version}.",
        "legendSeason": "Shaded are the intervals in which 50, 80 and 95 % of such forecasts should lie."
      },
      "changes": {
        "title": "What changed",
        "level": "Something changed in the week of {week}: the level went from about {before} to about {after}.",
        "odd": "The week of {week} was odd: {value}, where about {expected} was to be expected.",
        "behind": "What is behind it"
      },
      "record": {
        "title": "Forecasts and what came",
        "lead": "Of every forecast: what was said, and what came. Nothing is taken back, and the greatest errors come first.",
        "how": "An error of 1 (MASE) is the usual one of saying what the same week of the year before had; less is better. Of 100 weeks, 50, 80 and 95 should lie in the intervals.",
        "entry": "{measure} of {label}, {weeks} weeks from {origin}: {said} % were foretold, {came} % came (error {mase})",
        "feed": "As a feed (Atom)",
        "json": "As JSON",
        "found": "{count, plural, =0 {No forecast has come to its end yet.} one {# forecast has come to its end.} other {# forecasts have come to their end.}}",
        "chart": "Error by measure and weeks ahead, beside that of saying the year before",
        "ours": "Toile",
        "naive": "The year before",
        "groups": "How right they were",
        "all": "All",
        "measure": "Figure",
        "of": "Of",
        "concept": "Trend or brand",
        "horizon": "Weeks ahead",
        "weeks": "{weeks} weeks",
        "method": "Method",
        "order": "Order",
        "worst": "Greatest errors first",
        "newest": "Newest first",
        "show": "Show",
        "every": "Of every trend and brand",
        "forecasts": "Forecasts",
        "mase": "Error",
        "naiveMase": "Of the year before",
        "within": "In {coverage} %",
        "direction": "Right direction",
        "right": "right",
        "wrong": "wrong",
        "from": "From",
        "said": "Foretold",
        "came": "Came",
        "season": "next season",
        "entrySeason": "{measure} of {label} in the season from {origin}: {said} % were foretold, {came} % came (error {mase})"
      }
    },
    "movesFirst": {
      "title": "Who moves first",
      "lead": "Of every trend and brand: whether searches, views of looks and boards move one before the other, by week.",
      "how": "The weekly shares are compared without their season and trend, up to eight weeks either way. A lead is shown where it holds in the draws of a bootstrap and, over all pairs together, at most one in twenty of those shown is expected to be chance.",
      "found": "{count, plural, =0 {No pair has been measured for {weeks} weeks without a gap yet.} one {# pair was looked at, of {weeks} weeks or more; {shown} shows a lead.} other {# pairs were looked at, of {weeks} weeks or more each; {shown} show a lead.}}",
      "before": "{first} moved {weeks} weeks ({low} to {high}) before {second}",
      "none": "no lead shown between {first} and {second}",
      "names": {
        "searches": "searches",
        "views": "views of looks",
        "boards": "boards"
      },
      "concept": "Trend or brand",
      "sentence": "What was found",
      "weeks": "Weeks looked at",
      "correlation": "Correlation",
      "q": "False discoveries",
      "picture": "{name} on one timeline",
      "index": "Each line against its first week, which is 100. Shaded: weeks of shows.",
      "of": "Of",
      "show": "Show",
      "every": "All of them",
      "json": "As JSON"
    }
  },
  "decks": {
    "title": "Decks",
    "lead": "Figures, questions, looks and words as slides: shown full screen, or exported as PowerPoint or PDF with every source.",
    "made": "Toile, {time} (Paris)",
    "live": "Open live",
    "kinds": {
      "text": "Text",
      "figure": "Figure",
      "question": "Question",
      "looks": "Looks",
      "board": "Moodboard",
      "picture": "Picture"
    },
    "templates": {
      "empty": "Empty deck",
      "season-wrap-up": "Season wrap-up",
      "brand-against-peers": "Brand against its peers",
      "trend-brief": "Trend brief",
      "show-report": "Show report, the morning after"
    },
    "new": {
      "title": "New deck",
      "name": "Title",
      "template": "Begin with",
      "season": "Season",
      "brand": "Brand",
      "peers": "Beside it",
      "trend": "Trend",
      "create": "Create the deck",
      "choose": "Choose"
    },
    "list": {
      "none": "No decks yet. Begin with a template, or add a figure or a question to a deck from its page.",
      "slides": "{count, plural, one {# slide} other {# slides}}",
      "changed": "Changed {date}",
      "sharedBy": "Shared with you",
      "sharedRead": "Colleagues read it",
      "sharedEdit": "Colleagues edit it"
    },
    "edit": {
      "present": "Present",
      "pptx": "PowerPoint",
      "pdf": "PDF",
      "rename": "Title of the deck",
      "slides": "Slides",
      "add": "Add a slide",
      "addText": "Text",
      "addBoard": "Moodboard",
      "addLooks": "Looks",
      "addPicture": "Picture",
      "looksHint": "Addresses or names of looks, one a line",
      "pictureHint": "Address of a look or of a street style",
      "boards": "Your moodboards",
      "noBoards": "You have no moodboards yet.",
      "slideTitle": "Title",
      "slideText": "Text",
      "save": "Save",
      "saved": "Saved.",
      "remove": "Remove the slide",
      "delete": "Delete the deck",
      "sure": "Really?",
      "up": "Move up",
      "down": "Move down",
      "move": "Move {name}",
      "moved": "{name} is now number {place} of {count}.",
      "untitled": "Slide {number}",
      "empty": "The deck is empty. Add a slide, or add figures and questions from their pages.",
      "failed": "That did not work. Please try again.",
      "readOnly": "This deck is shared with you to be read.",
      "live": "Open live",
      "loading": "The slide is being counted.",
      "making": "The file is being made…"
    },
    "add": {
      "button": "Add to a deck…",
      "title": "Add to a deck",
      "choose": "Your decks",
      "none": "You have no decks yet. Create one here.",
      "create": "New deck with it",
      "added": "Added to “{name}”.",
      "open": "Open the deck"
    },
    "present": {
      "previous": "Previous slide",
      "next": "Next slide",
      "leave": "Leave",
      "full": "Full screen",
      "place": "{number} of {count}",
      "keys": "Arrow keys turn the slides, Escape leaves."
    },
    "refresh": {
      "label": "Refresh weekly",
      "never": "No: figures are asked whenever it is opened",
      "on": "{day}, 7:00 in Paris",
      "waiting": "It is being refreshed.",
      "last": "Refreshed {date}. Next: {next}",
      "at": "As known on {time}.",
      "since": "Compared with {time}.",
      "failed": "Could not be refreshed on {time}.",
      "new": "New: {label} {value}",
      "gone": "Gone: {label} ({value})",
      "more": "{count} more",
      "unchanged": "{count} unchanged",
      "same": "Unchanged",
      "changes": "What changed",
      "chosen": "Saved."
    }
  },
  "errors": {
    "notFound": {
      "title": "This page has left the runway",
      "text": "The address may have changed, or the look may have been withdrawn.",
      "home": "Back to the home page",
      "looks": "Browse the looks"
    },
    "failed": {
      "title": "Something came apart at the seams",
      "text": "The error has been noted. Please try again in a moment.",
      "again": "Try again"
    }
  },
  "explore": {
    "title": "Explore",
    "lead": "Ask anything: measures by brands, trends, colours, cities and weeks, with intervals, and as a file.",
    "measure": "Measures",
    "rows": "Rows",
    "columns": "Columns",
    "none": "None",
    "conditions": "Only where",
    "add": "Add a condition",
    "remove": "Take out {name}",
    "value": "Value",
    "seasons": "Seasons",
    "compare": "Compared with",
    "noCompare": "Nothing",
    "previous": "A year earlier",
    "window": "Days",
    "windows": {
      "season": "Days of the season",
      "30d": "Last 30 days",
      "12m": "Last 12 months",
      "days": "Days of my own"
    },
    "order": "Order",
    "orders": {
      "value": "Largest",
      "change": "Largest change",
      "name": "Name"
    },
    "most": "Rows at most",
    "charts": {
      "table": "Table",
      "bars": "Bars",
      "lines": "Lines",
      "heat": "Heat map",
      "scatter": "Scatter",
      "network": "Network"
    },
    "chart": "Show as",
    "all": "All",
    "sortBy": "Sort by {name}",
    "cell": "{row}, {column}: {value}",
    "opens": "See the looks of {row}, {column}: {value}",
    "openEvents": "What is behind {row}, {column}: {value}",
    "hidden": "fewer than 10",
    "between": "between {from} and {to}",
    "was": "was {value}",
    "csv": "Export as CSV",
    "xlsx": "Export as Excel",
    "known": "As known on {date}.",
    "partial": "A season is still being shown: these numbers will change.",
    "nothing": "Nothing answers this question.",
    "noPairs": "No pair stands out here: none comes above chance with the whole of its interval.",
    "closed": "Questions are for subscribers",
    "closedText": "Subscribers of the dashboard ask any question of every season, keep it as a link and take it away as a file.",
    "measures": {
      "runway_share": "Runway share",
      "looks": "Looks",
      "brands": "Brands",
      "adoption": "Adoption by brands",
      "lift": "Lift",
      "views": "Looks opened",
      "saves": "Saves to moodboards",
      "board_share": "Share of moodboards",
      "searches": "Searches",
      "search_share": "Share of searches",
      "visitors": "Visitors",
      "member_share": "Searched by members"
    },
    "counts": {
      "runway_share": "Looks of the cell out of all looks of the season; with tags or colours, out of those of the same brand and city",
      "looks": "Published looks of the cell",
      "brands": "Brands with at least one look of the cell",
      "adoption": "Brands with at least one look of the cell out of those that showed",
      "lift": "How much oftener both are on one look than by chance: 1 is chance",
      "views": "Openings of looks of the cell, repeats left out",
      "saves": "Looks of the cell that boards gained and still hold",
      "board_share": "Boards that gained looks of the cell and hold them, out of boards that gained any",
      "searches": "First pages of searches that name it, by filters or in words",
      "search_share": "Searches naming it out of those that name anything known",
      "visitors": "Visitors who looked at a page",
      "member_share": "Members of the occupation who searched it, out of those who searched anything; to the nearest 5"
    },
    "dimensions": {
      "tag": "Trend",
      "garment": "Garment",
      "fabric": "Fabric",
      "pattern": "Pattern",
      "silhouette": "Silhouette",
      "detail": "Detail",
      "theme": "Theme",
      "shoes": "Shoes",
      "bag": "Bag",
      "accessory": "Accessory",
      "beauty": "Hair and beauty",
      "category": "Category",
      "colour": "Colour",
      "tone": "Tone",
      "model": "Model",
      "brand": "Brand",
      "city": "City",
      "type": "Type",
      "season": "Season",
      "week": "Week",
      "country": "Country",
      "language": "Language",
      "occupation": "Occupation"
    },
    "ask": "Ask in a sentence",
    "askExample": "leather coats by city, SS27 vs SS26",
    "askButton": "Ask",
    "askFailed": "The sentence could not be read just now.",
    "understood": "Understood",
    "notUnderstood": "Not understood: {words}",
    "parts": {
      "measure": "Measure",
      "dimension": "By",
      "condition": "Only where",
      "season": "Season",
      "compare": "Compared",
      "window": "Days",
      "order": "Order"
    },
    "together": "Put these rows together as a group",
    "formula": {
      "add": "Measure of my own…",
      "lead": "A formula of numbers, measures, + − × ÷ and parentheses. It stands beside the measures, with an interval where its parts have one.",
      "name": "Name",
      "example": "Saves per 1,000 views",
      "formula": "Formula",
      "insert": "Put in a measure",
      "save": "Use it",
      "tooMany": "At most {most} measures, with those that formulas are made of.",
      "nothingTogether": "{names} have no rows in common.",
      "faults": {
        "empty": "Write a formula.",
        "unexpected": "“{about}” is not expected where it stands.",
        "unfinished": "The formula is not finished.",
        "unknown": "There is no measure “{about}”.",
        "pairs": "Lift is of pairs, and is no part of a formula.",
        "no_measure": "A formula holds at least one measure.",
        "units": "{about}: these do not go together.",
        "too_long": "A formula has {about} signs at most."
      },
      "units": {
        "percent": "percent",
        "looks": "looks",
        "brands": "brands",
        "times": "times",
        "events": "events",
        "people": "people"
      }
    },
    "pin": "Pin {name}",
    "crossing": {
      "label": "Together",
      "look": "In the same look",
      "garment": "On the same garment"
    }
  },
  "exports": {
    "figures": {
      "share_of_collection_v2": "Runway share",
      "search_percentage_v3": "Searches",
      "share_of_moodboards_v2": "Moodboards",
      "brands_kpi": "The brand",
      "seasons_kpi": "The season",
      "trends_kpi_searches": "Searches for the trend",
      "runway_share_adoption_by_brands": "Adoption by brands",
      "homepage_trends_kpi": "Rising trends",
      "most_viewed_looks": "Most viewed looks",
      "most_saved_to_moodboards": "Most saved looks",
      "main_colours": "Main colours",
      "colour_tones": "Colour tones",
      "most_searched": "Most searched",
      "theme_home": "Themes",
      "ranking_traffic": "Brands by traffic",
      "ranking_views": "Brands by views",
      "ranking_searches": "Brands by searches",
      "top20": "Top 20 brands",
      "search_among_consumers": "Searches by occupation",
      "search_by_country": "Searches by country",
      "top_brands_featuring_trend": "Brands featuring the trend",
      "top_trends_leading_to_brand": "Trends leading to the brand",
      "question": "Question",
      "attention_half_life": "Half-life of attention",
      "brand_weighted_share": "Share by brands",
      "category_leaders": "Led by three trends",
      "category_turnover": "How much moved",
      "category_variety": "How varied",
      "consent_share": "Share with consent",
      "dominant_tones": "Dominant tones",
      "fallers": "Falling now",
      "searches_by_language": "Searches by language",
      "unique_visitors": "Unique visitors",
      "views_by_place": "Openings by place in the show",
      "views_for_place": "Looks that outdo their place"
    },
    "table": {
      "head": {
        "label": "Name",
        "season": "Season",
        "value": "Value",
        "change": "Change"
      },
      "empty": "No data available",
      "partial": "The season is still being shown: these figures will change.",
      "suppressed": "Fewer than 10 people",
      "lowBase": "Small base",
      "uncertain": "A hollow triangle: the change may be chance.",
      "consent": "From readers who consented: {percent} of page views",
      "isNew": "New",
      "allCities": "All cities",
      "top20": "Top 20 brands",
      "without": "without {category}",
      "receipt": "Receipt {id}, rows {hash}",
      "source": "Toile, {definition} version {version}, {from} to {to}, as known on {asOf} (Paris)"
    },
    "embed": {
      "by": "Figure by Toile",
      "goneTitle": "This figure is not shown any more",
      "gone": "Whoever showed it here has withdrawn it, or has no subscription any more."
    },
    "mails": {
      "alert": {
        "subject": "{name}: {value}",
        "above": "{row} has passed {threshold}: it is now {value}.",
        "below": "{row} has fallen below {threshold}: it is now {value}.",
        "button": "Open the dashboard",
        "why": "You set this alert on the dashboard.",
        "stop": "Stop this alert",
        "once": "You will be told again once it has come back and passes anew.",
        "foretold": {
          "above": "The forecast of {row} for {weeks} weeks ahead has passed {threshold}: it is now {value}.",
          "below": "The forecast of {row} for {weeks} weeks ahead has fallen below {threshold}: it is now {value}.",
          "source": "Forecast from {origin}, {method}, version {version}; 80 % interval {low} to {high}."
        },
        "changed": {
          "level": "{row}: something changed in the week of {week}. The level went from about {before} to about {after} ({change}).",
          "odd": "{row}: the week of {week} was odd: {after}, where about {before} was to be expected ({change}).",
          "nothing": "{row}: the change that was told of is no longer seen.",
          "source": "Behind it: {events} of {of}, {from} to {to}."
        },
        "feed": "Toile: your alerts",
        "whyShared": "You get this because {by} shares this alert with you and you chose its mails."
      },
      "digest": {
        "subject": "Your figures of the week",
        "lead": "The figures you have chosen, as they stand now.",
        "failed": "This figure cannot be counted just now.",
        "why": "You chose this weekly digest on the dashboard.",
        "stop": "Stop the weekly digest",
        "button": "Change what it holds",
        "title": "Weekly digest",
        "shared": {
          "subject": "Figures of the week, from {by}",
          "lead": "The figures {by} has chosen, as they stand now, with what your plan shows.",
          "why": "You get this because {by} shares this weekly digest with you and you chose its mails.",
          "button": "Open “Saved items”"
        }
      },
      "follows": {
        "subject": "New looks from what you follow",
        "lead": "New since the last mail:",
        "count": "{count} new",
        "why": "You asked to be told of new looks of what you follow.",
        "stop": "Stop these mails",
        "button": "Open your feed"
      },
      "document": {
        "lead": "{by} sends you “{name}” from the dashboard of Toile. You find it attached, as it stands now.",
        "button": "Open it live",
        "why": "{by} ({address}) sends you this.",
        "stop": "Receive it no more",
        "question": {
          "subject": "{by} wants to send you figures from Toile",
          "text": "{by} ({address}) wants to send you a document from the dashboard of Toile regularly. Nothing is sent unless you agree with this link, which works for 48 hours. If you do not want it, do nothing.",
          "button": "I want to receive it",
          "never": "Do not ask me again"
        }
      }
    },
    "unsubscribe": {
      "title": "Stop these mails",
      "alert": "This alert will send no more mails. You can switch it on again on the dashboard.",
      "digest": "The weekly digest will not be sent any more. You can switch it on again on the dashboard.",
      "confirm": "Stop them",
      "doneTitle": "Done",
      "done": "No more of these mails will be sent.",
      "unknown": "This link leads nowhere any more.",
      "follows": "You will not be told of new looks by mail any more. You can switch it on again on your feed.",
      "document": "You will not be sent this document any more.",
      "shared-alert": "You will not be told of this alert by mail any more.",
      "shared-digest": "You will not be sent your colleague’s weekly digest any more."
    },
    "columns": {
      "label": "Name",
      "value": "Value",
      "value_label": "Value as shown",
      "bar_background": "Colour",
      "city_name": "City",
      "ranking": "Rank",
      "image_filename": "Picture",
      "look": "Look",
      "season_short": "Season",
      "tag_name": "About (slug)",
      "evolution": "Change, %",
      "numerator": "Counted",
      "denominator": "Out of",
      "low_base": "Small base",
      "suppressed": "Hidden",
      "new": "New",
      "points": "Points",
      "brands": "Brands",
      "previous_ranking": "Rank a year before",
      "index": "Index",
      "interval_low": "Lies between, from",
      "interval_high": "Lies between, to",
      "change_interval_low": "Change between, from",
      "change_interval_high": "Change between, to",
      "share_of_collection_v2": "Runway share, %",
      "search_percentage_v2": "Share of searches, %",
      "share_of_moodboards_v2": "Share of boards, %",
      "yoy_evol_share_of_collection_v2": "Change of runway share, %",
      "percentage_evolution_v2": "Change of searches, %",
      "designer": "Brand",
      "collection": "Collection",
      "shown_on": "Shown on",
      "tags": "Tags",
      "colours": "Colours",
      "day": "Day",
      "events": "Counted",
      "of": "Out of",
      "season": "Season",
      "city": "City",
      "row": "Row (slug)",
      "column": "Column (slug)",
      "column_label": "Column",
      "measure": "Measure",
      "unit": "Unit",
      "before": "Before"
    },
    "workbook": {
      "sheets": {
        "figure": "Figure",
        "notes": "Notes",
        "chart": "Chart"
      },
      "figure": "Figure",
      "numerator": "Counted",
      "denominator": "Out of",
      "version": "Version of the definition",
      "filters": "Narrowed to",
      "days": "Days",
      "rule": "How the days were found",
      "known": "Data known at (Paris)",
      "lowBase": "What never counts",
      "consent": "Consent",
      "receipt": "Receipt",
      "again": "The same again",
      "hash": "Fingerprint of fields and rows (SHA-256)",
      "columns": "Column",
      "field": "Field of the API",
      "rules": {
        "shown": "{season}: looks shown",
        "shows": "{season}: first show day to last show day + {days} days, Europe/Paris",
        "unequal": "{now} days beside {before} a year earlier",
        "whole": "{season}: whole weeks of its shows and the week after, Europe/Paris",
        "once": "released once",
        "chosen": "chosen days",
        "months": "last {count} months",
        "days": "last {count} days",
        "steps": "steps of a series",
        "earlier": "{rule}, a year earlier"
      }
    },
    "consent": {
      "title": "Documents by mail",
      "text": "Do you want to receive the document that our mail told you of? You can end it at any time, by a link in each mail.",
      "confirm": "Receive it",
      "doneTitle": "Agreed",
      "done": "The document will be sent to you from now on.",
      "unknown": "This link leads nowhere any more. Ask whoever sent it to have a new one sent."
    }
  },
  "figures": {
    "titles": {
      "runwayShare": "Runway share",
      "searches": "Searches",
      "moodboards": "Moodboards",
      "seasonsCompared": "Runway share, season by season",
      "risers": "Rising now",
      "brandKpi": "The brand in figures",
      "seasonKpi": "The season in figures",
      "trendSearches": "Searches",
      "trendAdoption": "Adoption by brands",
      "trendShare": "Runway share",
      "trendBoards": "Moodboards",
      "colours": "Colours",
      "mostSearched": "Most searched",
      "themes": "Themes",
      "ranking": "Ranking of brands",
      "top20": "Top 20 Brands",
      "consumers": "Searched by occupation",
      "byCountry": "Searches by country",
      "topBrands": "Top brands featuring the trend",
      "leadingTrends": "Top trends leading to the brand",
      "viewedHome": "Most viewed looks",
      "viewedTrends": "Most viewed looks",
      "viewedBrands": "Most viewed looks",
      "viewedSeasons": "Most viewed looks",
      "savedTrends": "Most saved to moodboards",
      "savedBrands": "Most saved to moodboards",
      "savedSeasons": "Most saved to moodboards",
      "attentionHalfLife": "Half-life of attention",
      "brandWeightedShare": "Share by brands",
      "categoryLeaders": "Led by three trends",
      "categoryTurnover": "How much moved",
      "categoryVariety": "How varied",
      "consentShare": "Share with consent",
      "dominantTones": "Dominant tones",
      "fallers": "Falling now",
      "searchesByLanguage": "Searches by language",
      "uniqueVisitors": "Unique visitors",
      "viewsByPlace": "Openings by place in the show",
      "viewsForPlace": "Looks that outdo their place"
    },
    "notes": {
      "runwayShare": "Part of the looks shown",
      "searches": "Part of what readers search",
      "moodboards": "Part of boards that gained it",
      "seasonsCompared": "Two seasons on one scale, sorted by the first",
      "risers": "Largest growth of runway share in a year",
      "brandKpi": "Compared with the same season a year earlier",
      "seasonKpi": "Compared with the same season a year earlier",
      "trendSearches": "Part of what readers search",
      "trendAdoption": "Brands with at least one such look",
      "trendShare": "Part of the looks shown",
      "trendBoards": "Part of boards that gained it",
      "colours": "What the looks are made of",
      "mostSearched": "Tags by searches, last 30 days",
      "themes": "Themes by runway share",
      "ranking": "Traffic, views or searches of each brand",
      "top20": "By traffic; the list is frozen when the season closes",
      "consumers": "Members of an occupation who searched it",
      "byCountry": "A country’s searches compared with the world’s",
      "topBrands": "Its part of the looks of each brand",
      "leadingTrends": "What readers had searched before they came",
      "viewedHome": "By distinct visitors, last 30 days",
      "viewedTrends": "By distinct visitors",
      "viewedBrands": "By distinct visitors",
      "viewedSeasons": "By distinct visitors",
      "savedTrends": "By distinct boards",
      "savedBrands": "By distinct boards",
      "savedSeasons": "By distinct boards",
      "attentionHalfLife": "Days after the show by which half of four weeks’ openings had come",
      "brandWeightedShare": "Mean of the brands’ own shares: a small brand counts as much as a large one",
      "categoryLeaders": "Part of each category that its three leading trends hold",
      "categoryTurnover": "Part of the category that went to other trends than a year earlier",
      "categoryVariety": "How many trends it effectively has",
      "consentShare": "Page views of visitors who agreed to be counted as visitors",
      "dominantTones": "Each look once, by its main colour; adds up to 100 %",
      "fallers": "Largest loss of runway share in a year",
      "searchesByLanguage": "The part each language has of all searches",
      "uniqueVisitors": "Who opened a page, by the language of the page",
      "viewsByPlace": "Looks shown first are opened more. 1 is the mean look of a show",
      "viewsForPlace": "Openings against what the look’s place in its show brings"
    },
    "languages": {
      "all-languages": "All languages",
      "en": "English",
      "es": "Spanish",
      "fr": "French",
      "it": "Italian",
      "zh": "Chinese",
      "other-languages": "No language"
    },
    "kpis": {
      "looks": "Looks",
      "collections": "Collections",
      "brands": "Brands",
      "models": "Models",
      "views": "Views",
      "searches": "Searches",
      "saves": "Saves",
      "runway_share": "Runway share",
      "traffic": "Traffic",
      "moodboards": "Moodboards",
      "rank": "Rank {rank}"
    },
    "definitions": {
      "share_of_collection_v2": {
        "numerator": "looks tagged with it",
        "denominator": "all published looks of the selection"
      },
      "search_percentage_v3": {
        "numerator": "first-page searches that name it, by a filter or in words",
        "denominator": "searches that name anything known, in these days"
      },
      "search_percentage_v2": {
        "numerator": "first-page searches that name it",
        "denominator": "searches that name anything known, in these days"
      },
      "share_of_moodboards_v2": {
        "numerator": "boards that gained it in these days and still hold it at their end",
        "denominator": "boards with any such addition"
      },
      "share_of_collection_v1": {
        "numerator": "sum of each brand’s share of looks tagged with it",
        "denominator": "brands that showed"
      },
      "search_percentage_v1": {
        "numerator": "first-page searches that name it",
        "denominator": "all first-page searches in these days"
      },
      "share_of_moodboards_v1": {
        "numerator": "boards that gained it in these days, whether or not they keep it",
        "denominator": "boards that gained anything"
      },
      "brands_kpi": {
        "numerator": "looks, runway share, traffic, searches and boards of the brand",
        "denominator": "–"
      },
      "seasons_kpi": {
        "numerator": "looks, collections, brands, models, views, searches and saves",
        "denominator": "–"
      },
      "trends_kpi_searches": {
        "numerator": "first-page searches that name it",
        "denominator": "searches that name anything known, in these days"
      },
      "runway_share_adoption_by_brands": {
        "numerator": "brands with at least one look tagged with it",
        "denominator": "brands that showed"
      },
      "homepage_trends_kpi": {
        "numerator": "looks tagged with it; at least 30 looks and 1 % in both seasons",
        "denominator": "all published looks of the selection"
      },
      "most_viewed_looks": {
        "numerator": "distinct visitors who opened the look; ties by openings, then by name",
        "denominator": "–"
      },
      "most_saved_to_moodboards": {
        "numerator": "distinct boards that gained the look",
        "denominator": "–"
      },
      "main_colours": {
        "numerator": "looks whose dominant colour it is",
        "denominator": "looks with a colour"
      },
      "colour_tones": {
        "numerator": "looks with any colour of the tone",
        "denominator": "all published looks of the selection"
      },
      "most_searched": {
        "numerator": "first-page searches that name the tag",
        "denominator": "searches that name anything known"
      },
      "theme_home": {
        "numerator": "looks tagged with the theme",
        "denominator": "all published looks of the selection"
      },
      "ranking_traffic": {
        "numerator": "page views that name the brand: its own page, its looks, collections and street style of the type and city",
        "denominator": "all page views"
      },
      "ranking_traffic_v2": {
        "numerator": "views of the brand’s own page",
        "denominator": "all page views"
      },
      "ranking_views": {
        "numerator": "openings of its looks and street style, without repeats within 30 minutes",
        "denominator": "–"
      },
      "ranking_searches": {
        "numerator": "first-page searches that name the brand",
        "denominator": "–"
      },
      "top20": {
        "numerator": "page views that name the brand: its own page, its looks, collections and street style of the type and city",
        "denominator": "all page views"
      },
      "top20_v2": {
        "numerator": "views of the brand’s own page",
        "denominator": "all page views"
      },
      "search_among_consumers": {
        "numerator": "verified members of the occupation who searched it, to the nearest 5",
        "denominator": "those who searched anything, to the nearest 5"
      },
      "search_by_country": {
        "numerator": "the country’s searches for it",
        "denominator": "the country’s searches"
      },
      "top_brands_featuring_trend": {
        "numerator": "looks of the brand tagged with it",
        "denominator": "looks of the brand, 20 at least"
      },
      "top_trends_leading_to_brand": {
        "numerator": "views of the brand whose last trend search (same visit, 30 minutes at most) was it",
        "denominator": "views of the brand with any such search"
      },
      "views_of_looks": {
        "numerator": "openings of looks with it, without repeats within 30 minutes",
        "denominator": "those of all looks"
      },
      "boards_that_gained": {
        "numerator": "boards that gained it in the week or day, whether or not they keep it",
        "denominator": "boards that gained anything"
      },
      "attention_half_life": {
        "numerator": "openings in the first seven days",
        "denominator": "openings in the 28 days after the show"
      },
      "brand_weighted_share": {
        "numerator": "sum of each brand’s share of looks tagged with it",
        "denominator": "brands that showed"
      },
      "category_leaders": {
        "numerator": "looks with each of the three leading trends of the category",
        "denominator": "looks with each of its trends"
      },
      "category_turnover": {
        "numerator": "half of what the trends’ parts of the category differ by from a year earlier",
        "denominator": "the whole category"
      },
      "category_variety": {
        "numerator": "square of the sum of looks with each trend of the category",
        "denominator": "sum of the squares"
      },
      "consent_share": {
        "numerator": "page views of visitors with consent, in the language",
        "denominator": "all page views in the language, without repeats"
      },
      "dominant_tones": {
        "numerator": "looks whose dominant colour is of the tone",
        "denominator": "looks with a colour"
      },
      "fallers": {
        "numerator": "looks tagged with it; at least 30 looks and 1 % the year before",
        "denominator": "all published looks of the selection"
      },
      "searches_by_language": {
        "numerator": "first-page searches on pages in the language",
        "denominator": "all first-page searches"
      },
      "unique_visitors": {
        "numerator": "distinct visitors with consent who opened a page in the language",
        "denominator": "nothing: it is a number"
      },
      "views_by_place": {
        "numerator": "openings of looks that stood at the place",
        "denominator": "looks that stood at the place"
      },
      "views_for_place": {
        "numerator": "openings of the look",
        "denominator": "openings its place brings"
      }
    }
  },
  "looks": {
    "title": "Looks",
    "lead": "Search every look of every show, or <link>search by a picture</link>.",
    "description": "Search every look of every show.",
    "filters": {
      "label": "Filter the looks",
      "open": "Filters",
      "text": "Search",
      "textPlaceholder": "Velvet, Paris, a designer…",
      "type": "Type",
      "category": "Category",
      "city": "City",
      "season": "Season",
      "designer": "Designer",
      "tags": "Tags",
      "all": {
        "type": "All types",
        "category": "All categories",
        "city": "All cities",
        "season": "All seasons",
        "designer": "All designers"
      },
      "moreTags": "More tags",
      "apply": "Show the looks",
      "active": "Active filters",
      "remove": "Remove the filter {filter}",
      "clear": "Clear all",
      "colours": "Colours",
      "anyColour": "Any colour…",
      "coloursAnywhere": "On any garment",
      "sort": {
        "label": "Order",
        "newest": "Newest shows first",
        "mixed": "Shows in turn",
        "viewed": "Most viewed",
        "saved": "Most saved",
        "colour": "By colour",
        "position": "By place in the show"
      }
    },
    "picture": {
      "title": "Search by a picture",
      "lead": "Looks in the same colours and shapes as a picture of yours.",
      "choose": "Choose or take a picture",
      "another": "Another picture",
      "drop": "You can also drop a picture here, or paste one.",
      "kept": "The picture is compared and forgotten: nothing of it is kept.",
      "yours": "Your picture",
      "searching": "Looking for looks like it…",
      "again": "Try again",
      "none": "No look was found yet: pictures of this catalogue are still being read.",
      "noScript": "Searching by a picture needs scripts.",
      "found": {
        "layout": "{shown} looks, the nearest first, of {compared} whose colours, shape and patterns were compared.",
        "model": "{shown} looks, the nearest first, of {compared} compared by an image model."
      },
      "failed": {
        "type": "This is no picture that can be read. Try a JPEG, PNG, WebP or AVIF.",
        "size": "The picture is too large: 15 megabytes at most.",
        "often": "That were many pictures. Try again in a quarter of an hour.",
        "other": "The search did not work. Are you connected?"
      }
    },
    "understood": {
      "not": "without {words}",
      "unknown": "Not understood, so looked for in descriptions: {words}.",
      "instead": "Did you mean:",
      "nearest": "Nothing has all of it. This is what {search} finds:",
      "without": "Without {words}: {count, plural, one {# look} other {# looks}}"
    },
    "empty": {
      "title": "No look matches",
      "text": "Try with fewer filters, or another season.",
      "reset": "Show all looks"
    },
    "invalid": "This search could not be understood.",
    "page": {
      "tags": "In this look",
      "colours": "Colours",
      "models": "Worn by",
      "show": "The show",
      "previous": "Previous look",
      "next": "Next look",
      "keys": "The arrow keys turn the looks.",
      "collection": "See the whole collection",
      "filmstrip": "All looks of this show",
      "related": "In the same spirit",
      "zoom": "Open the picture in full size",
      "share": "Share",
      "copied": "The address is copied.",
      "download": "Download",
      "downloadPlan": "Download with a plan",
      "shop": "Shop",
      "shopAt": "Shop at {designer}",
      "shopNote": "Toile may earn from what is bought there.",
      "close": "Close",
      "larger": "Larger",
      "smaller": "Smaller",
      "credit": "Credit",
      "creditLine": "© {designer}, {season}. Drawn for Toile.",
      "metaDescription": "{designer}, {season}, look {position}: {description}"
    },
    "viewer": {
      "previous": "Previous picture",
      "next": "Next picture",
      "count": "{position} of {count}",
      "save": "Save",
      "details": "Details",
      "page": "Open its page",
      "keys": "Arrows turn, or move within an enlarged picture. Z enlarges, S saves, C compares, 1 to 9 save on a board, I shows details, Escape closes.",
      "boards": "Save on",
      "tags": "In this picture",
      "missing": "This picture could not be loaded.",
      "download": "Download the picture"
    }
  },
  "mails": {
    "hello": "Hello {name},",
    "helloAnybody": "Hello,",
    "bye": "The people of Toile",
    "letter": {
      "subject": "Your subscription to the newsletter",
      "text": "Somebody, we hope you, wants to receive our newsletter at this address. Confirm it with this link, which works for 48 hours. If it was not you, do nothing.",
      "button": "Receive the newsletter"
    },
    "letterConfirmed": {
      "subject": "You receive the newsletter",
      "text": "Your subscription is confirmed. With this link you can end it at any time.",
      "button": "End the subscription"
    },
    "verify": {
      "subject": "Please confirm your address",
      "text": "Welcome to Toile. Confirm with this link that this address is yours. It works for 48 hours.",
      "button": "Confirm the address"
    },
    "changeEmail": {
      "subject": "Please confirm your new address",
      "text": "You want to use this address for your account. Confirm it with this link, which works for 48 hours. If you did not ask for this, do nothing.",
      "button": "Confirm the new address"
    },
    "emailChanged": {
      "subject": "A new address for your account",
      "text": "Somebody who is signed in to your account has asked to change its e-mail address. If it was not you, choose a new password at once.",
      "button": "Open Toile"
    },
    "reset": {
      "subject": "Choose a new password",
      "text": "With this link you can choose a new password. It works once, for one hour. If you did not ask for it, do nothing.",
      "button": "Choose a password"
    },
    "passwordChanged": {
      "subject": "Your password was changed",
      "text": "The password of your account was changed, your other devices were signed out, and your API tokens have ended. If it was not you, choose a new one at once.",
      "button": "Choose a password"
    },
    "linkSignIn": {
      "subject": "Sign in with {provider}",
      "text": "Somebody wants to sign in to Toile with {provider} and this address. If it is you, confirm it with this link, which works for 48 hours; we ask for your password there. If not, do nothing, and give nobody this link.",
      "button": "Confirm"
    },
    "erased": {
      "subject": "Your account is deleted",
      "text": "Your account and everything that said who you are have been deleted. This is our last message to you.",
      "button": "Open Toile"
    },
    "mention": {
      "subject": "{by} mentioned you: {title}",
      "text": "{by} wrote about “{title}”: {text}",
      "button": "Open it"
    }
  },
  "member": {
    "messages": {
      "subscribe": "Sign in or create an account first; then you choose your plan."
    },
    "done": {
      "register": "Your account is there. Look for our message in your inbox.",
      "verify": "Your address is confirmed. Please sign in.",
      "changeEmail": "Your new address is confirmed.",
      "reset": "Your password is changed; all devices are signed out, and your API tokens have ended. Please sign in.",
      "profile": "Saved.",
      "password": "Your password is changed; your other devices are signed out, and your API tokens have ended.",
      "email": "We have written to the new address. It counts once you confirm it there.",
      "verification": "The message is on its way.",
      "session": "That device is signed out.",
      "erased": "Your account is deleted. Goodbye.",
      "linkSignIn": "The two accounts are linked. You can sign in now."
    },
    "errors": {
      "unauthenticated": "The e-mail address or the password is not right.",
      "throttled": "Too many attempts. Try again in a quarter of an hour.",
      "forbidden": "The page was too old, or the password is not right. Please try again.",
      "conflict": "There is an account with this address already.",
      "expired": "This link no longer works. Ask for a new one.",
      "invalid": "Something in the form does not fit. Please check it.",
      "unavailable": "Signing in this way is not set up here.",
      "unverified": "That account has no confirmed address, so we cannot use it.",
      "refused": "You were not signed in there.",
      "mailed": "We have sent you a message: confirm there that the two accounts may be connected.",
      "password": "This is not the password of your account.",
      "other": "That did not work. Please try again."
    },
    "sections": {
      "profile": "Profile and language",
      "email": "E-mail address",
      "password": "Password",
      "devices": "Where you are signed in",
      "consent": "Letters and measuring",
      "programs": "Programs",
      "webhooks": "Webhooks",
      "storage": "Exports to your storage",
      "data": "Your data",
      "delete": "Delete the account"
    },
    "verify": {
      "text": "Your address is not confirmed yet. Our message has a link for it.",
      "submit": "Send it again"
    },
    "email": {
      "now": "Your address is {email}.",
      "new": "New e-mail address",
      "submit": "Change the address"
    },
    "password": {
      "text": "All your other devices are signed out, and your API tokens end.",
      "current": "Your password now",
      "new": "New password",
      "submit": "Change the password",
      "own": "Your password"
    },
    "devices": {
      "name": "{browser} on {system}",
      "unknown": "Unknown device",
      "this": "This device",
      "seen": "Last seen {date}",
      "end": "Sign out"
    },
    "consent": {
      "text": "Whether your visits are counted is decided on each device.",
      "choices": "Privacy choices"
    },
    "programs": {
      "text": "Assistants and programs that read Toile as you, with a token each. The address for an assistant: {address}",
      "none": "None yet.",
      "name": "Name",
      "opens": "What it opens",
      "read": "Your boards, to read",
      "write": "Your boards, to change",
      "days": "Ends after",
      "daysOption": "{count} days",
      "create": "Create a token",
      "token": "The token, shown this once",
      "copy": "Copy",
      "copied": "Copied.",
      "used": "Last used {date}",
      "unused": "Not used yet",
      "ends": "Ends {date}",
      "withdraw": "Withdraw",
      "sure": "Really withdraw?",
      "withdrawn": "Withdrawn.",
      "failed": "That did not work. Please try again.",
      "guide": "Give it to your assistant now; it cannot be shown again.",
      "brands": "Brands",
      "trends": "Trends",
      "seasons": "Seasons",
      "renew": "New token",
      "renewSure": "Really? The old one ends."
    },
    "asked": {
      "title": "What your assistants asked",
      "text": "Every question of an assistant, with the token it asked with. Kept for 90 days; only you see it.",
      "none": "Nothing asked yet.",
      "older": "Older",
      "newest": "The newest",
      "json": "As JSON",
      "token": "with {token}",
      "outcomes": {
        "answered": "answered",
        "refused": "refused",
        "failed": "failed"
      },
      "tools": {
        "searchLooks": "Looks searched",
        "openLook": "A look opened",
        "listFigures": "Figures listed",
        "askFigure": "A figure asked",
        "evidence": "What a number is made of",
        "askQuestion": "A question asked",
        "series": "A figure over time",
        "findName": "A name looked up",
        "forecast": "A forecast read",
        "forecastRecord": "The record of forecasts",
        "listBoards": "Boards listed",
        "openBoard": "A board opened",
        "createBoard": "A board made",
        "addToBoard": "Looks put on a board"
      }
    },
    "webhooks": {
      "text": "Your own systems are told of what happens: Toile posts it, signed, to an address of yours.",
      "none": "None yet.",
      "url": "Address",
      "urlHelp": "Begins with https:// and can be reached from the internet.",
      "tells": "What it is told of",
      "create": "Add a webhook",
      "secret": "The secret its messages are signed with, shown this once",
      "guide": "Keep it where your system checks signatures; it cannot be shown again.",
      "since": "Since {date}",
      "both": "The secret before signs until {date}, too",
      "rotate": "New secret",
      "rotateSure": "Really take a new secret?",
      "test": "Send a test",
      "tested": "On its way; see below in a moment.",
      "remove": "Remove",
      "sure": "Really remove?",
      "removed": "Removed.",
      "deliveries": "Latest messages",
      "nothing": "Nothing sent yet.",
      "redrive": "Send what was given up again",
      "redriven": "On its way again.",
      "attempts": "{count, plural, one {# attempt} other {# attempts}}",
      "types": {
        "looksPublished": "Looks published",
        "collectionPublished": "Collections published",
        "collectionWithdrawn": "Collections withdrawn",
        "figureRestated": "Figures restated",
        "forecastMade": "New forecasts",
        "alertCrossed": "Your alerts",
        "webhookTest": "Test"
      },
      "states": {
        "waiting": "on its way",
        "delivered": "delivered",
        "dead": "given up"
      }
    },
    "storage": {
      "text": "Tables of looks and their tags as Parquet by day, put into your own S3 bucket: at once, and then what is new or different, with a manifest of checksums.",
      "none": "None yet.",
      "endpoint": "Address of the store",
      "endpointHelp": "Of S3 or a store that speaks it, without the bucket; begins with https://.",
      "region": "Region",
      "bucket": "Bucket",
      "prefix": "Folder in it",
      "prefixHelp": "Empty, or ends with a slash.",
      "keyId": "Access key",
      "secret": "Secret of the key",
      "secretHelp": "Of a key that may put objects there and nothing else. It is kept sealed and never shown.",
      "tables": "What is exported",
      "looks": "Looks",
      "lookTags": "Tags of looks",
      "every": "How often",
      "day": "Every day",
      "week": "Every week",
      "firstDay": "Shows since",
      "create": "Export",
      "since": "Shows since {date}",
      "next": "Next on {date}",
      "never": "Not sent yet; look again in a moment.",
      "run": "Export now",
      "running": "On its way; look again in a moment.",
      "remove": "Remove",
      "sure": "Really remove?",
      "removed": "Removed. What lies in the bucket stays.",
      "outcomes": {
        "sent": "sent",
        "waiting": "tried again soon",
        "failed": "given up until it is due again",
        "ended": "ended: no subscription"
      },
      "files": "{count, plural, one {# file} other {# files}}, {sent} new or different"
    },
    "data": {
      "text": "Everything we keep about you, as one file.",
      "download": "Download my data"
    },
    "delete": {
      "text": "Your name, your addresses, your boards and your ratings’ words are destroyed for good. This cannot be undone.",
      "submit": "Delete my account"
    },
    "links": {
      "verify": {
        "title": "Confirm your address",
        "lead": "Somebody made an account at Toile with this address. If it was you, confirm it here.",
        "submit": "Confirm the address"
      },
      "changeEmail": {
        "title": "Confirm your new address",
        "lead": "From then on you sign in with this address, and our messages come here.",
        "submit": "Confirm the new address"
      },
      "linkSignIn": {
        "title": "Sign in with {provider}",
        "lead": "Whoever signs in to that {provider} account will be signed in to your account here. Go on only if you have just asked for it yourself.",
        "submit": "Connect the accounts",
        "signIn": "First sign in to the account this message was sent to. You are then brought back here.",
        "browser": "Open the link in the browser you signed in to {provider} with: copy it from the message."
      },
      "expired": {
        "title": "This link no longer works",
        "lead": "It was used already, or it is too old. Nothing has changed.",
        "again": "Go to your account"
      },
      "unasked": "If it was not you, close this page: nothing has changed, and nothing will."
    },
    "leave": {
      "title": "Sign out?",
      "lead": "Another site has sent you here, so we ask before we do it.",
      "submit": "Sign out",
      "everywhere": {
        "title": "Sign out everywhere?",
        "lead": "Another site has sent you here, so we ask before we do it. All your devices are signed out, and your API tokens end.",
        "submit": "Sign out everywhere"
      },
      "stay": "Stay signed in"
    }
  },
  "membership": {
    "interval": {
      "month": "Monthly",
      "year": "Yearly",
      "label": "Paid",
      "save": "two months free"
    },
    "currency": "Currency",
    "per": {
      "month": "a month",
      "year": "a year"
    },
    "seat": "per seat",
    "seats": "Seats",
    "apply": "Show prices",
    "choose": "Choose this plan",
    "current": "Your plan",
    "onRequest": "On request",
    "talk": "Talk to us",
    "dashboard": {
      "name": "Dashboard",
      "for": "For those who decide by figures",
      "text": "The data dashboard with this season’s figures as they come, by brand, trend and season."
    },
    "features": {
      "title": "What is in it",
      "looks": "Every look of the archive",
      "models": "Every model",
      "street": "All street style",
      "zoom": "Pictures in the largest size",
      "flash": "Flash reports",
      "premium": "Premium reports",
      "seats": "Seats for a team",
      "yes": "included",
      "no": "not included"
    },
    "student": {
      "title": "Proof of studies",
      "text": "We send a link to the address your school gave you. It proves your studies for a year.",
      "email": "School e-mail address",
      "send": "Send the link",
      "sent": "Look into your school’s inbox and open the link there.",
      "arrived": "You followed the link we sent to your school’s address. One press confirms your studies for a year.",
      "prove": "Confirm my studies",
      "proved": "Your studies are confirmed.",
      "needed": "Confirm your studies first",
      "noSchool": "This is no address of a school we know.",
      "mailSubject": "Confirm your studies for Toile",
      "mailText": "Open this link while you are signed in to Toile. It works for 48 hours."
    },
    "done": {
      "title": "Thank you",
      "text": "Your plan is open on this device.",
      "waiting": "The payment is being confirmed. This page will say so in a moment.",
      "again": "Look again"
    },
    "manage": {
      "title": "Your plan",
      "status": {
        "active": "Active",
        "past_due": "Payment failed",
        "unpaid": "Not paid",
        "paused": "Paused",
        "canceled": "Ended"
      },
      "until": "until {date}",
      "last": "last day {date}",
      "renews": "renews on {date}",
      "portal": "Change or end the plan"
    },
    "test": {
      "label": "Test checkout: no money moves",
      "title": "Try buying",
      "text": "This is the demonstration. Nothing is charged, and no card is asked for.",
      "total": "Total",
      "pay": "Pay (test)",
      "decline": "Let the payment fail",
      "back": "Back to the plans",
      "changes": "What a payment provider would tell us",
      "stop": "Do not renew",
      "resume": "Renew again",
      "cancel": "End now",
      "fail": "Let a payment fail",
      "recover": "Pay what is due",
      "renew": "Begin the next term",
      "quantity": "Change the seats"
    },
    "team": {
      "title": "Seats",
      "lead": "{used} of {quantity} seats are taken. The first is yours.",
      "email": "E-mail address",
      "give": "Assign a seat",
      "given": "The seat is assigned.",
      "waiting": "has not joined yet",
      "here": "has joined",
      "inactive": "is waiting for a paid seat",
      "remove": "Take back",
      "removed": "The seat is free again."
    },
    "devices": {
      "title": "Devices of your plan",
      "lead": "Your plan works on one device at a time. Release it, and the next one is accepted without a question.",
      "since": "since {date}",
      "current": "in use",
      "this": "this device",
      "release": "Release",
      "released": "The device is released.",
      "none": "Your plan was not used on any device yet."
    },
    "faq": {
      "title": "Questions",
      "q1": "On how many devices does a plan work?",
      "a1": "On one device a seat, and on any device, one after another. Plans with several seats have no such limit.",
      "q2": "Can I end it at any time?",
      "a2": "Yes. It stays open until the end of the term that is paid for.",
      "q3": "What happens when a payment fails?",
      "a3": "We try again for some days and write to you. Meanwhile locked pages stay locked; nothing of yours is lost.",
      "q4": "How do I prove that I study?",
      "a4": "With an address of your school: we send a link there. It holds for a year.",
      "q5": "Do you issue invoices?",
      "a5": "Yes, for every payment, in the customer portal."
    }
  },
  "messages": {
    "tagline": "Runway looks and the figures behind them",
    "description": "Toile shows the runway look by look — designers, seasons, colours and fabrics — and what the people who look at it are drawn to.",
    "skip": "Skip to the content",
    "asReader": "Signed in? This page as you may see it",
    "nav": {
      "label": "Main",
      "home": "Toile, home",
      "search": "Search",
      "menu": "Menu",
      "close": "Close the menu",
      "looks": "Looks",
      "collections": "Collections",
      "designers": "Designers",
      "data": "Data",
      "street": "Street style",
      "models": "Models",
      "news": "News",
      "reports": "Reports",
      "trends": "Trends",
      "live": "Show calendar",
      "keywords": "Top keywords",
      "talk": "Talk",
      "portraits": "Parisiens in Paris",
      "memberships": "Memberships",
      "visibility": "Brand visibility",
      "dataProducts": "Data products",
      "boards": "Your moodboards",
      "account": "Account"
    },
    "search": {
      "label": "What are you looking for?",
      "placeholder": "Red leather coats, Milan, a designer…",
      "kinds": {
        "designer": "Designer",
        "model": "Model",
        "season": "Season",
        "recent": "Recent search"
      },
      "none": "Nothing is called that. Press Enter to search for it all the same.",
      "failed": "Suggestions could not be loaded. Press Enter to search.",
      "byPicture": "By a picture",
      "send": "Search",
      "close": "Close",
      "forget": "Forget recent searches"
    },
    "language": {
      "label": "Language"
    },
    "theme": {
      "label": "Light or dark"
    },
    "footer": {
      "note": "In dressmaking, a toile is the trial garment sewn before the real one.",
      "explore": "Explore",
      "read": "Read",
      "with": "With Toile",
      "data": "Data",
      "mostViewed": "Most viewed looks",
      "privacy": "Privacy choices",
      "demo": "Designers, models and pictures in this demonstration are invented.",
      "pages": {
        "terms": "Terms of use",
        "privacy": "Privacy notice"
      },
      "status": "Service status"
    },
    "pagination": {
      "label": "Pages",
      "more": "Show more",
      "loading": "Loading…",
      "failed": "More could not be loaded. Please try again.",
      "before": "Show the page before",
      "previous": "Previous",
      "next": "Next",
      "page": "Page {page}",
      "position": "Page {page} of {pages}",
      "shown": "{shown} of {count} shown"
    },
    "offline": {
      "title": "You are offline",
      "lead": "Your moodboards and dashboards can be read as you last opened them on this device. They are forgotten when you sign out.",
      "none": "Nothing is kept yet. Open a moodboard or the dashboard while you are connected.",
      "notice": "You are offline: pages are as you last opened them.",
      "kept": "What this device keeps"
    }
  },
  "newsroom": {
    "title": "Vocabulary",
    "lead": "What things are called, and what searches understand. A change is on every page within five seconds.",
    "search": "Find a concept by any of its words",
    "show": "Show",
    "any": "Any concept",
    "missingIn": "Without a label in",
    "found": "{count, plural, one {# concept} other {# concepts}}",
    "none": "No concept is called so.",
    "concepts": "Concepts",
    "untranslated": "Not yet: {languages}",
    "tags": "Tags the vocabulary does not know",
    "tagsNote": "Looks have these tags, but they go by the catalogue’s own name in every language. Add a concept to give them words.",
    "tag": "Tag",
    "looks": "Looks",
    "form": {
      "label": "Words of {concept}",
      "name": "Label",
      "plural": "Plural",
      "words": "Other words, one a line",
      "note": "Note for editors",
      "parents": "Under",
      "narrower": "Above",
      "save": "Save",
      "saved": "Saved. Pages follow within five seconds.",
      "failed": "It could not be saved. Try again.",
      "stale": "Somebody has changed this concept meanwhile. What you wrote is still here: copy what you need, then look at it as it is now.",
      "reload": "Show it as it is now",
      "notSaved": "Not saved: the reason stands above the form.",
      "taken": "This word means something else already:",
      "noWord": "This can be no word for something:"
    },
    "change": {
      "ofMerges": "Merged into it",
      "mergedInto": "Merged into",
      "place": "Put it elsewhere",
      "placeNote": "Whoever searches a wider concept finds this one too.",
      "wider": "Wider concepts",
      "find": "Find a concept",
      "takeAway": "Take {name} away",
      "move": "Put it there",
      "moved": "Moved. Pages follow within five seconds.",
      "circle": "Not moved: it would be wider and narrower than the same concept, or one of these is no tag of looks.",
      "merge": "Merge it into another",
      "mergeNote": "The other one gets its words and what is narrower, and looks with its tag get the other tag. It can be undone.",
      "into": "Merge into",
      "wouldChange": "Looks that would be retagged: {looks}. Searches of the last 30 days that named it: {searches}. Figures that count by tag: {figures}.",
      "counting": "What it would change is being counted …",
      "carryOut": "Merge into {concept}",
      "merged": "Merged. Looks are being retagged.",
      "notMerged": "These two cannot be merged: one of them was merged before, or stands under the other’s narrower ones.",
      "undo": "Undo the merge",
      "undone": "Undone. Its looks get the tags they had.",
      "stillRetagging": "Its looks are still being retagged. Undo the merge when they are.",
      "retire": "Retire it",
      "retireQuestion": "Retire “{concept}”? Looks keep their tag, by the catalogue’s own name.",
      "keep": "Keep it",
      "retired": "Retired. Pages follow within five seconds.",
      "needed": "Other concepts need it: move or part them first."
    },
    "add": {
      "open": "Add a concept",
      "title": "A new concept",
      "addTag": "Add {name}",
      "kind": "Kind",
      "choose": "Choose a kind",
      "slug": "Tag",
      "slugHint": "Lower-case words joined by hyphens. Looks that have this tag already are called by these words from now on.",
      "add": "Add it",
      "added": "Added. Pages follow within five seconds.",
      "exists": "Not added: the vocabulary has this tag already, or one of the wider concepts is no tag of looks."
    },
    "history": {
      "title": "History",
      "none": "Nobody has changed it.",
      "somebody": "Somebody",
      "ConceptAdded": "added it",
      "ConceptReworded": "changed its words",
      "ConceptMoved": "moved it",
      "ConceptMerged": "merged it",
      "MergeUndone": "undid a merge",
      "ConceptRetired": "retired it"
    },
    "retags": {
      "title": "Retag looks",
      "lead": "Other tags for looks of any collections. What figures would say is shown before anything is done.",
      "looks": "Looks, one a line",
      "looksHint": "Slugs, or addresses of their pages",
      "add": "Tags they get",
      "remove": "Tags they lose",
      "addTag": "Add a tag",
      "takeAway": "Take {name} away",
      "preview": "Show what it changes",
      "carryOut": "Carry it out",
      "failed": "That did not work. Nothing was changed.",
      "begun": "Retagging has begun: {id}",
      "changes": "Published looks that would get other tags: {looks}",
      "nothing": "No published look would get other tags.",
      "ofSeason": "{season}, {type} ({looks})",
      "figure": "Figure",
      "tag": "Tag",
      "before": "Before",
      "after": "After"
    },
    "home": {
      "title": "Newsroom",
      "lead": "Shows, tags and words: what readers find tomorrow is made here.",
      "shows": "Make a show from a folder of pictures, put it under embargo, publish it.",
      "vocabulary": "What things are called in five languages, and what searches understand.",
      "retags": "Other tags for looks of any collections, with what figures would say shown first."
    },
    "shows": {
      "title": "Shows",
      "lead": "Drafts and published shows, by words, by state or by day.",
      "search": "Brand, season, city or venue",
      "state": "State",
      "any": "Any state",
      "show": "Show",
      "list": "List",
      "calendar": "Calendar",
      "views": "Views",
      "earlier": "The week before",
      "later": "The week after",
      "nothing": "No show.",
      "found": "{count, plural, one {# show} other {# shows}}",
      "looks": "{count, plural, one {# look} other {# looks}}",
      "embargoed": "Under embargo",
      "embargoUntil": "Under embargo until {time}",
      "new": "New show",
      "make": "Make the show",
      "noBrand": "No brand is yours to make a show for.",
      "form": {
        "label": "What is said of the show",
        "designer": "Brand",
        "season": "Season",
        "type": "Type",
        "city": "City",
        "choose": "Choose",
        "title": "Title",
        "venue": "Venue",
        "date": "Day and time, on clocks of the city",
        "description": "Description",
        "live": "The show is broadcast live",
        "stream": "Address of the broadcast",
        "saving": "Saving…",
        "saved": "All is saved.",
        "waiting": "No connection. What you wrote is kept, and is saved when it is back.",
        "refused": "Not saved: {why}",
        "stale": "Somebody has changed this show meanwhile. What you wrote is still here: copy what you need, then look at it as it is now.",
        "reload": "Show it as it is now"
      },
      "embargo": {
        "title": "Embargo",
        "lead": "Until then nobody but those who work on the show may see it: no page, no search, no picture.",
        "until": "Until, on clocks of the city",
        "publishes": "Publish it by itself then",
        "set": "Set the embargo",
        "lift": "Lift it",
        "done": "The embargo is set.",
        "lifted": "The embargo is lifted.",
        "failed": "The embargo could not be changed."
      },
      "preview": {
        "title": "Preview for the house",
        "lead": "Who has the link sees the show as it will be, without an account, until the link expires.",
        "make": "Make a link for a day",
        "end": "End all links",
        "link": "Link",
        "ended": "No link works any more.",
        "failed": "That did not work. Try again.",
        "page": "Preview",
        "note": "Not public yet. This link works until {time}."
      },
      "pressKit": {
        "title": "Press kit",
        "lead": "Every look in three sizes (print, web, small) with a list of credits, as one file. Who downloads it is noted below.",
        "download": "Download the press kit",
        "none": "Nobody has downloaded it yet.",
        "downloads": "Downloaded by",
        "line": "{count, plural, one {# look} other {# looks}}",
        "left": "somebody who has left",
        "more": "{count, plural, one {and # earlier} other {and # earlier}}"
      },
      "intake": {
        "title": "Pictures",
        "lead": "Drop pictures, a folder or a zip here, or choose them. Each becomes a look at once.",
        "asTheyCome": "Readers see this show: each look is public as soon as it is in.",
        "files": "Choose pictures or a zip",
        "folder": "Choose a folder",
        "by": "Order of new pictures",
        "byName": "By file name",
        "byTime": "By time taken",
        "progress": "{done} of {total} pictures",
        "waiting": "Waits",
        "sending": "Is sent",
        "offline": "No connection: goes on by itself",
        "done": "Look {position}",
        "twice": "Is look {position} already",
        "alike": "Look {position}; nearly the same as look {other}",
        "elsewhere": "Look {position}; the same picture is in {show}",
        "damaged": "Damaged, or no picture",
        "refused": "Not taken: {why}",
        "again": "Try again",
        "none": "There are no pictures among these files.",
        "badZip": "This archive cannot be opened.",
        "reorder": "Order all looks"
      },
      "history": {
        "title": "History",
        "itself": "By itself",
        "CollectionDrafted": "made the show",
        "CollectionRevised": "changed what is said of it",
        "CollectionEmbargoed": "changed the embargo",
        "CollectionPublished": "published it",
        "CollectionWithdrawn": "withdrew it",
        "CollectionDeleted": "deleted it",
        "LooksCatalogued": "changed looks ({count})",
        "LooksRetagged": "tagged looks ({count})",
        "LooksReordered": "changed the order",
        "LooksRemoved": "removed looks ({count})"
      },
      "see": "See its page"
    },
    "tagging": {
      "title": "Tagging",
      "lead": "Shows with looks that want tags. Everything goes by keys.",
      "none": "No look wants tags.",
      "wanting": "{count, plural, one {# look wants tags} other {# looks want tags}}",
      "desk": "Tag this show",
      "progress": "{done} of {total} looks have tags",
      "speed": "{speed} looks an hour",
      "waiting": "Not saved yet: {count}",
      "saved": "All is saved.",
      "refused": "A change was refused: {why}",
      "looks": "Looks",
      "look": "Look {position}",
      "tagsOf": "Tags of look {position}",
      "chosen": "Chosen looks: {count}",
      "noTags": "No tags yet",
      "take": "Take {name} away",
      "hints": "Suggestions",
      "noHints": "Nothing to suggest.",
      "show": "{looks} of {of} looks of this show",
      "colour": "{looks} of {of} looks in this colour",
      "brand": "{looks} of {of} in the brand’s show before",
      "learned": "taken {accepted} of {offered} times",
      "palette": "Most used",
      "find": "Find a tag",
      "findHint": "In any language",
      "grid": "Grid",
      "single": "One look",
      "copy": "Copy from the look before",
      "choose": "Choose look {position}",
      "all": "Choose all",
      "undo": "Undo",
      "next": "Next without tags",
      "earlier": "Look before",
      "later": "Look after",
      "garments": "Garments and their colours",
      "garmentsHint": "Choose a garment, then a place on the picture.",
      "pick": "Pick a colour for {name}",
      "takeColour": "Take {colour} off {name}",
      "keys": "Keys",
      "keysOn": "Single keys are on",
      "keysOff": "Single keys are off",
      "homeLead": "Tag looks by keys: suggestions, a palette, words of any language."
    },
    "people": {
      "title": "People",
      "lead": "Members by mail, name or company. What is done for them is noted for good.",
      "homeLead": "Help members: plan, devices, sessions, consents; each act with a reason.",
      "search": "Mail, name or company",
      "show": "Find",
      "found": "Members found",
      "none": "Nobody is called so.",
      "facts": "Who they are",
      "email": "Mail",
      "verified": "confirmed",
      "unverified": "not confirmed",
      "company": "Company",
      "registered": "Member since",
      "roles": "Roles",
      "newsletter": "Newsletter",
      "agreed": "agreed",
      "refused": "not agreed",
      "signIn": "Signs in by",
      "password": "password",
      "subscriptions": "Plan",
      "noSubscription": "No plan.",
      "subscription": "{plan}, {status}, until {time}",
      "seats": "Seats: {given} of {quantity} given; {owned}",
      "owns": "their own",
      "sits": "somebody else’s",
      "devices": "Devices",
      "noDevices": "No device.",
      "current": "accepted now",
      "sessions": "Signed in",
      "noSessions": "Signed in nowhere.",
      "seen": "{device}, last seen {time}",
      "help": "Help",
      "reason": "Reason (names nobody, stays for good)",
      "signOut": "Sign out everywhere",
      "signedOut": "Signed out everywhere.",
      "release": "Release {device}",
      "unknownDevice": "a device",
      "released": "The device is released.",
      "prolong": "Prolong by 14 days",
      "prolonged": "The plan is prolonged.",
      "needsReason": "Say why first.",
      "failed": "That did not work. What was tried is noted.",
      "audit": "What was noted",
      "chain": "The audit log is whole: {count} entries, the last {hash}",
      "broken": "The audit log is not as it was written, from entry {at} on."
    },
    "words": {
      "title": "Words and pictures",
      "lead": "Articles, pages, polls, banners and reports: written here, seen by readers when you say so.",
      "homeLead": "Write articles, pages, polls, banners and reports in five languages, and publish them when it is time.",
      "search": "Title or address",
      "kind": "Kind",
      "anyKind": "Any kind",
      "state": "State",
      "anyState": "Any state",
      "show": "Show",
      "found": "{count, plural, one {# entry} other {# entries}}",
      "untranslated": "Not yet: {languages}",
      "new": "Something new",
      "make": "Begin",
      "address": "Address",
      "addressHint": "Lower-case words joined by hyphens; a page at its own path may hold slashes.",
      "see": "See its page",
      "kinds": {
        "page": "Article",
        "dynamic-page": "Page at its own path",
        "newsletter": "Newsletter",
        "walk": "Walk",
        "report": "Report",
        "poll": "Poll",
        "homepage-banner": "Banner of the home page",
        "promo-band": "Band on every page",
        "footer-banner": "Banner of the footer",
        "client": "Client"
      },
      "states": {
        "draft": "Draft",
        "scheduled": "Scheduled",
        "live": "Live",
        "changed": "Live, with changes",
        "withdrawn": "Withdrawn"
      },
      "fields": {
        "title": "Title",
        "summary": "Summary",
        "blocks": "Parts",
        "seo": "For search engines",
        "author": "Author",
        "image": "Picture",
        "published_at": "Seen from",
        "series": "Series",
        "issue": "Issue",
        "text": "Text",
        "label": "Words of the link",
        "url": "Link",
        "starts_at": "Begins",
        "ends_at": "Ends",
        "weight": "Weight",
        "dismissible": "Readers may put it away",
        "intro": "Introduction",
        "notes": "Looks and notes",
        "looks": "Looks",
        "curator": "Led by",
        "id": "Number",
        "type": "Kind of report",
        "season": "Season",
        "city": "City",
        "pages": "Pages",
        "file": "File",
        "figures": "Figures",
        "cover": "Cover",
        "question": "Question",
        "labels": "Answers",
        "options": "Answers",
        "closes_at": "Closes",
        "name": "Name",
        "logo": "Logo",
        "news": "News",
        "talk": "Talk",
        "parisiens-in-paris": "Parisiens in Paris",
        "about": "About",
        "flash": "Flash",
        "premium": "Premium",
        "general": "General"
      },
      "languages": "Languages",
      "missing": "Not translated yet",
      "stale": "The English changed after this was written",
      "missingCount": "{count} not translated",
      "staleCount": "{count} out of date",
      "english": "English: {text}",
      "choose": "Choose",
      "whenPublished": "Left empty: from when it is published.",
      "figuresOf": "Drawn from the figures of",
      "uploaded": "Nothing: the file is uploaded",
      "lookNumbered": "Look {number}",
      "answerNumbered": "Answer {number}",
      "removeNumbered": "Remove {number}",
      "addLine": "Add a line",
      "fieldIn": "{field} ({language})",
      "untouched": "Nothing was changed yet.",
      "saving": "Saving…",
      "saved": "Saved at {time}: {what}",
      "waiting": "No connection. What you wrote is kept here, and is saved when it is back.",
      "merged": "Somebody else wrote meanwhile: their changes and yours are both in.",
      "refused": "Not saved: {why}",
      "failed": "That did not work. Try again.",
      "notYet": "It cannot be published yet.",
      "publish": "Publish",
      "publishNow": "Publish now",
      "published": "Published. Readers see it within seconds.",
      "nothingNew": "There is nothing new to publish.",
      "discard": "Discard the draft",
      "discardQuestion": "Discard the draft? What is live stays as it is.",
      "discarded": "The draft is discarded.",
      "withdraw": "Withdraw",
      "withdrawQuestion": "Withdraw it? Readers do not find it any more; its history stays.",
      "withdrawn": "Withdrawn.",
      "keep": "Keep it",
      "newSinceLive": "What is new since it was published",
      "conflict": {
        "both": "Somebody else has changed the same meanwhile. Struck out: theirs; after it: yours. Nothing is lost until you choose.",
        "gone": "This draft was published or discarded meanwhile. What you wrote is still here.",
        "mine": "Keep mine",
        "theirs": "Take theirs",
        "reload": "Show it as it is now"
      },
      "blocks": {
        "keys": "Alt and an arrow move a part.",
        "copy": "Begin with the English parts",
        "numbered": "{kind} {number}",
        "up": "Move up: {name}",
        "down": "Move down: {name}",
        "remove": "Remove: {name}",
        "add": "Add:",
        "paragraph": "Paragraph",
        "heading": "Heading",
        "quote": "Quote",
        "question": "Question",
        "looks": "Looks",
        "by": "Said by",
        "answer": "Answer",
        "looksHint": "Slugs, or addresses of their pages, one a line"
      },
      "picture": {
        "choose": "Choose a picture",
        "remove": "Remove the picture",
        "hint": "JPEG, PNG, WebP or AVIF, 15 MB at most."
      },
      "seo": {
        "hint": "What stands in results of a search. Left empty, it is the title and the summary.",
        "title": "Title",
        "description": "Description"
      },
      "schedule": {
        "title": "Publish later",
        "at": "Day and time",
        "zone": "On clocks of",
        "set": "Schedule",
        "done": "It is scheduled.",
        "waits": "Published by itself on {time}",
        "cancel": "Cancel that",
        "cancelled": "It is not published by itself any more.",
        "locked": "Nothing can be changed until it is published: cancel that first."
      },
      "preview": {
        "title": "Preview",
        "phone": "Phone",
        "desk": "Desk",
        "make": "Make a link for a day",
        "end": "End the link",
        "link": "Link",
        "ended": "The link works no more.",
        "own": "Preview: as readers will see it.",
        "note": "Not public yet. This link works until {time}."
      },
      "history": {
        "title": "History",
        "none": "Nothing was published yet.",
        "somebody": "Somebody",
        "ContentPublished": "published",
        "ContentWithdrawn": "withdrew it",
        "same": "Nothing differs.",
        "restore": "Restore into the draft"
      },
      "check": {
        "by": "Checked by {name}, {date}",
        "at": "Checked, {date}",
        "mark": "Mark {language} as checked",
        "back": "Take the check back",
        "tab": "checked",
        "failed": "That did not work. Please try again."
      }
    }
  },
  "offers": {
    "plans": {
      "title": "Premium memberships",
      "lead": "One plan opens every look of every show, in full size, and the reports behind them.",
      "choose": "Choose {plan}",
      "sign": "Create an account to begin",
      "all-included": {
        "name": "All included",
        "for": "For studios and editors",
        "text": "Every look, every model, street style and all reports, on one device or for a whole team."
      },
      "student-special": {
        "name": "Student special",
        "for": "For those who learn",
        "text": "The whole archive of looks and models at a price for a student’s purse."
      },
      "trend-master": {
        "name": "Trend master",
        "for": "For those who must know first",
        "text": "Looks, models and the trend reports, flash and premium, as they appear."
      },
      "reports": "The latest reports",
      "pages": "{count, plural, one {# page} other {# pages}}",
      "download": "Download",
      "locked": "For members",
      "clients": "They work with Toile"
    },
    "data": {
      "title": "The data dashboard",
      "lead": "What the runway shows and what people look at, counted as it happens: by brand, by trend, by season.",
      "open": "Open the dashboard",
      "point1": {
        "title": "Most viewed looks",
        "text": "Distinct visitors, without robots and repeats, up to the last seconds."
      },
      "point2": {
        "title": "Runway share",
        "text": "How much of a season an idea takes up, and how that changed in a year."
      },
      "point3": {
        "title": "Boards and searches",
        "text": "What professionals keep, and the words they look for."
      },
      "contact": "Talk to us",
      "contactLead": "Tell us what you would like to know; we answer within two working days.",
      "send": "Send",
      "sent": "Thank you. We will write to you soon."
    },
    "refused": {
      "throttled": "That was often. Please try again in an hour.",
      "expired": "This link no longer works. Please ask for a new one.",
      "conflict": "This poll is closed.",
      "invalid": "Something was missing or not right. Please check the form and send it again.",
      "forbidden": "The page was too old. Please send it again."
    },
    "poll": {
      "title": "We ask",
      "submit": "Vote",
      "done": "Thank you for your vote.",
      "count": "{count, plural, =0 {No votes yet} one {# vote} other {# votes}}",
      "change": "Change my vote",
      "result": "{votes, plural, one {# vote} other {# votes}}, {percent} %",
      "mine": "Your vote"
    },
    "visibility": {
      "title": "Brand visibility",
      "lead": "Your collections before the people who look, choose and buy — and the figures of what they looked at.",
      "point1": {
        "title": "Every look, in order",
        "text": "Your show as it walked, searchable by garment, fabric and colour, in five languages."
      },
      "point2": {
        "title": "Seen by the right people",
        "text": "Buyers, editors and stylists come back every day of the season; you see what they kept."
      },
      "point3": {
        "title": "Figures of your own",
        "text": "Views, boards and searches for your brand compared with the season’s, counted as they happen."
      },
      "contactLead": "Tell us about your brand; we answer within two working days."
    },
    "letter": {
      "title": "The newsletter",
      "email": "E-mail address",
      "global": "Our newsletter, once a month",
      "confirmed": "Thank you: the newsletter will come to you.",
      "ended": "Your subscription has ended.",
      "text": "Once a month: one brand, one thread, one guide.",
      "submit": "Subscribe",
      "consent": "You may write to me at this address.",
      "done": "Please confirm with the link we have just sent.",
      "confirmTitle": "Receive the newsletter",
      "confirmLead": "Once a month, at the address we wrote to. You can end it at any time.",
      "confirmSubmit": "Receive the newsletter",
      "endTitle": "Stop the newsletter",
      "endLead": "No further newsletter comes to the address we wrote to.",
      "endSubmit": "End the subscription"
    }
  },
  "operations": {
    "title": "Data quality",
    "lead": "How complete and clean the events of the last {minutes, plural, one {minute} other {# minutes}} are.",
    "metaDescription": "Events a minute, refusals, bots, lag, unknown slugs and duplicates, for operators.",
    "period": "Period",
    "none": "none",
    "seconds": "{value} s",
    "alerts": {
      "title": "What is not as usual",
      "none": "Everything is as usual.",
      "mix": "{dimension}: {value} is {now} of the events, at this time of day in the week before it was {before}.",
      "volume": "{now} events; an average day of the week before had {before} in this time.",
      "refused": "{now} of what arrived was refused; the limit is {before}.",
      "duplicates": "{now} of what arrived had come before; the limit is {before}.",
      "unknown": "{now} of the events name something the catalogue never had; the limit is {before}.",
      "dead-letters": "{now, plural, one {# record} other {# records}} could not be read and lie among the dead letters.",
      "lag": "The warehouse is {now} seconds behind; the limit is {before}."
    },
    "dimensions": {
      "kind": "Kind",
      "device": "Device",
      "browser": "Browser",
      "country": "Country",
      "locale": "Language",
      "bot": "Bot"
    },
    "facts": {
      "events": "Events",
      "bots": "Bots",
      "staff": "Staff",
      "outOfTime": "Out of time",
      "consent": "Without consent",
      "lag": "Lag",
      "duplicates": "Duplicates",
      "dead": "Dead letters"
    },
    "kinds": {
      "page": "Pages",
      "media": "Looks",
      "streetstyle": "Street style",
      "photos": "Pictures seen",
      "click": "Clicks",
      "outbound": "Links away",
      "report": "Reports",
      "purchase": "Purchases",
      "search": "Searches"
    },
    "perMinute": {
      "title": "Events a minute",
      "chart": "Events a minute, bots darker: at most {most}",
      "table": "As a table",
      "minute": "Minute",
      "all": "All"
    },
    "intake": {
      "title": "What arrived",
      "note": "Everything ingest received is stored, spooled until the log is back, held back as a repeat, or refused.",
      "outcome": "Outcome",
      "count": "Events"
    },
    "outcomes": {
      "received": "Received",
      "stored": "Stored",
      "spooled": "Spooled",
      "duplicate": "Held back as repeats",
      "malformed": "Refused: unreadable",
      "invalid": "Refused: does not fit",
      "too-large": "Refused: too large",
      "throttled": "Refused: too many from one address",
      "unavailable": "Refused: neither log nor disk"
    },
    "unknown": {
      "title": "Unknown slugs",
      "none": "Every picture named is in the catalogue.",
      "entity": "Named"
    },
    "visits": {
      "title": "Visits and campaigns",
      "note": "A visit ends after 30 idle minutes. A purchase belongs to the first and to the last campaign its visitor came by in the 30 days before it. Readers without consent make no visits.",
      "campaign": "Campaign",
      "direct": "Direct",
      "first": "First touch",
      "last": "Last touch"
    },
    "visitFacts": {
      "visits": "Visits",
      "visitors": "Visitors",
      "pages": "Pages a visit",
      "time": "Median length",
      "single": "One page only",
      "conversions": "Shop visits and purchases"
    },
    "missed": {
      "title": "Searched, not found",
      "note": "Searches of the last 30 days that showed nothing, the most frequent first. Words the vocabulary lacks and looks the catalogue lacks both stand here.",
      "none": "Every search of the last 30 days showed something.",
      "search": "Search",
      "languages": "Languages",
      "count": "Searches",
      "last": "Last"
    },
    "jobs": {
      "title": "Work in the background",
      "note": "Mails, alerts, weekly digests and retaggings. What fails is tried again for some hours, then given up and stands here, to be tried again or dropped; the runbook JobsFailed says when.",
      "state": "State",
      "count": "Jobs",
      "number": "No. {id}",
      "none": "Nothing was given up.",
      "retry": "Try again",
      "sureRetry": "Try again now?",
      "retried": "It is tried again.",
      "drop": "Drop",
      "sureDrop": "Drop for good?",
      "dropped": "It was dropped.",
      "refused": "That could not be done.",
      "states": {
        "waiting": "Waiting",
        "running": "Running",
        "retrying": "Failed once, to be tried again",
        "failed": "Given up"
      }
    },
    "status": {
      "title": "Service status",
      "lead": "How Toile’s pages, tracking and figures do now, and how they did in the last 90 days.",
      "allServe": "Everything is working.",
      "someFail": "Something is not working at the moment. We are on it.",
      "loading": "Toile is still loading.",
      "unreachable": "Our services cannot be asked at the moment. What you tried to do may not work; please come back in a few minutes.",
      "parts": {
        "pages": "Pages and accounts",
        "events": "Tracking",
        "figures": "Figures"
      },
      "about": {
        "pages": "Looks, searches, moodboards, memberships.",
        "events": "What visitors do is taken at once; what is not is sent again for 48 hours.",
        "figures": "Dashboard and reports, at most 30 seconds behind what happens."
      },
      "now": {
        "serves": "Working",
        "fails": "Not working",
        "unknown": "Not known yet"
      },
      "days": "{part}, the last 90 days",
      "ago": "{days} days ago",
      "today": "Today",
      "served": "Worked {served} of the last 28 days; our promise is {promised}.",
      "notWatched": "Not watched yet; our promise is {promised} of 28 days.",
      "day": {
        "unwatched": "{date}: not watched",
        "served": "{date}: worked all the time",
        "failed": "{date}: did not work {share} of the time"
      },
      "incidents": "Incidents",
      "noIncidents": "None in the last 90 days.",
      "since": "since {time} UTC",
      "lasted": "{time} UTC, for {duration}"
    },
    "streams": {
      "title": "Streams",
      "lead": "The log, who reads it, and what is made of it. Each act is also a command line, which stands beside it, and is noted in the audit log.",
      "metaDescription": "Topics, dead letters, read models, replays and jobs, for operators.",
      "homeLead": "Topics and lag, dead letters, read models, replays and jobs, for operators.",
      "quality": "Data quality: how clean the last events are",
      "toStreams": "Streams: topics, dead letters, replays and jobs",
      "command": "Command line",
      "commandNote": "What “toile” is where you run it, the guide “Operate Toile from a shell” says.",
      "facts": {
        "waiting": "Not in the warehouse yet",
        "hour": "Records this hour",
        "dead": "Dead letters",
        "behind": "Read models behind",
        "open": "Open hours",
        "failed": "Jobs given up"
      },
      "topics": {
        "title": "Topics",
        "topic": "Topic",
        "partitions": "Partitions",
        "kept": "Records kept",
        "waiting": "Waiting",
        "hour": "This hour",
        "day": "24 hours",
        "fresh": "Complete to",
        "details": "By partition",
        "partition": "Partition",
        "first": "First",
        "end": "End",
        "stored": "In the warehouse to",
        "held": "held by replay {generation}",
        "chart": "Records of topic {topic} by the hour, the last 24 hours: at most {most}"
      },
      "groups": {
        "title": "Who reads the log",
        "group": "Group",
        "names": {
          "aggregator": "aggregator: into the warehouse",
          "relay": "relay: from PostgreSQL to Kafka"
        }
      },
      "dead": {
        "title": "Dead letters",
        "note": "Records that could not be read. They can be sent again once a release has learned to read them; what still cannot be read stays. Whom a body is about, addresses and secrets are hidden.",
        "topic": "Topic",
        "all": "All topics",
        "reason": "Part of the reason",
        "find": "Show",
        "none": "There are none.",
        "letters": "{count, plural, one {# letter} other {# letters}}",
        "newest": "the newest {time}",
        "redriveAll": "Send these again",
        "sureAll": "Send all of them again?",
        "redriveOne": "Send again",
        "sureOne": "Send it again?",
        "asked": "It is being sent again.",
        "sent": "sent again as {to}",
        "body": "Body, {bytes} bytes",
        "cut": "There is more of it; the command line shows all.",
        "byReason": "By reason",
        "one": "One by one"
      },
      "models": {
        "title": "Read models",
        "note": "Each is made of events and can be made anew beside the live one, which is read throughout.",
        "name": "Name",
        "version": "Version",
        "state": "State",
        "live": "live",
        "building": "being built",
        "behind": "Behind",
        "error": "Last error",
        "rebuild": "Build anew",
        "sure": "Build it anew?",
        "asked": "It is being built."
      },
      "replay": {
        "title": "Replay",
        "note": "Writes days of the warehouse anew from the log, beside the live ones, and compares them by the hour. Nothing live changes before it is accepted.",
        "topics": "Topics (all when none is chosen)",
        "from": "First day",
        "to": "Last day",
        "plan": "Plan",
        "planned": "{records, plural, one {# record} other {# records}} of {hours, plural, one {# hour} other {# hours}} would be written anew.",
        "begin": "Begin",
        "sureBegin": "Begin this replay?",
        "begun": "The replay has begun.",
        "underWay": "Replay {generation}: {topics}, {from} to {to}",
        "first": "the first day",
        "now": "now",
        "states": {
          "filling": "is being filled",
          "filled": "is filled",
          "adopted": "is live; sealed hours are counted anew",
          "accepted": "was accepted",
          "discarded": "was discarded"
        },
        "equal": "{hours, plural, one {The hour that was compared is} other {All # hours that were compared are}} equal.",
        "different": "{different} of {hours} hours differ.",
        "hour": "Hour",
        "figures": "Live → replayed",
        "accept": "Accept",
        "sureAccept": "Put these days in the place of the live ones?",
        "accepted": "It is being accepted.",
        "discard": "Discard",
        "sureDiscard": "Throw this replay away?",
        "discarded": "It is being discarded.",
        "before": "Earlier replays"
      },
      "tasks": {
        "title": "Asked for",
        "none": "Nothing was asked for yet.",
        "kinds": {
          "redrive": "Send dead letters again",
          "replay": "Replay",
          "accept-replay": "Accept replay",
          "discard-replay": "Discard replay"
        },
        "states": {
          "waiting": "waiting",
          "running": "under way",
          "done": "done",
          "failed": "failed"
        },
        "progress": "{done} of {total}",
        "sent": "{sent} sent again, {before} were before.",
        "unreadable": "{letters} still cannot be read: {reason}"
      },
      "seals": {
        "title": "Seals and open hours",
        "note": "An hour or a day is sealed when nothing can change it any more; figures of what is open still move.",
        "period": "Period",
        "hour": "Hours",
        "days": "Days",
        "sealed": "Sealed",
        "last": "The newest",
        "open": "Open",
        "more": "{time} and {count} more"
      },
      "restatements": {
        "title": "Restatements",
        "note": "Published figures that say something else since. They are counted every night.",
        "list": "See the restatements",
        "recount": "Count again now",
        "sure": "Count everything that was published again?",
        "asked": "They are being counted."
      },
      "failed": "That could not be done."
    }
  },
  "paywall": {
    "label": "Premium membership",
    "contexts": {
      "models": {
        "title": "Every face of the season",
        "text": "New faces are for everyone. All the other models, with every show they walked, open with a plan."
      },
      "looks": {
        "title": "The whole archive, look by look",
        "text": "You have seen the first two pages. The rest of the archive opens with a plan."
      },
      "streetstyle": {
        "title": "All the streets of all the weeks",
        "text": "You have seen the first two pages. Every other street-style picture opens with a plan."
      },
      "reports": {
        "title": "The reports behind the runway",
        "text": "Premium reports are for members with a plan."
      },
      "dashboard": {
        "title": "The figures of this season",
        "text": "The dashboard shows closed seasons to everyone. What happens now opens with a dashboard subscription."
      }
    },
    "segments": {
      "free": "Your account has no plan yet.",
      "canceled": "Your plan has ended. It can go on where it stopped.",
      "payment": "The last payment did not go through. Settle it, and everything opens again.",
      "other": "Your plan does not include this.",
      "visitor": "Already a member? Sign in and go on reading.",
      "device": "Your plan is in use on another device. You can continue on this one."
    },
    "action": "See the plans",
    "back": "Renew the plan",
    "settle": "Settle the payment",
    "signIn": "Sign in",
    "device": {
      "title": "Your plan is in use on another device",
      "text": "A plan for one seat works on one device at a time. You can go on here; the other device will then be asked the same.",
      "continue": "Continue on this device",
      "continuing": "One moment…",
      "subscribe": "Get a plan of my own",
      "why": "Why do I see this?",
      "whyTitle": "One device a seat",
      "why1": "A plan for one person is meant for one person. It follows you from device to device, one after another.",
      "why2": "Updates of your browser do not count: a device that was accepted once is recognised.",
      "why3": "Do several of you read? A plan with several seats has no such limit.",
      "backTo": "Back",
      "failed": "That did not work. Please try again in a moment."
    }
  },
  "privacy": {
    "title": "May we count you?",
    "text": "Toile counts which looks are opened. If you accept, a code made from your device and an identifier of your visit let us count you once instead of several times. If you refuse, your openings are counted without knowing whose they are. Nothing is sold, and nothing is shared.",
    "accept": "Accept",
    "refuse": "Refuse"
  },
  "ratings": {
    "eyebrow": "Members say",
    "title": "How good was it?",
    "of": "of 5",
    "count": "{count, plural, one {# rating} other {# ratings}}",
    "few": "{count, plural, =0 {Nobody has rated it yet. The average shows from three ratings on.} one {# rating so far. The average shows from three on.} other {# ratings so far. The average shows from three on.}}",
    "stars": "{count, plural, one {# star} other {# stars}}",
    "line": {
      "rate": "Rate this collection",
      "average": "{average, number, ::.0} of 5 from {count, plural, one {# rating} other {# ratings}}"
    },
    "form": "Your rating",
    "give": "Your stars",
    "mine": "You gave",
    "comment": "A note, for your eyes only",
    "submit": {
      "give": "Rate",
      "change": "Change my rating"
    },
    "withdraw": "Withdraw my rating",
    "done": {
      "given": "Thank you. Your rating counts.",
      "changed": "Your rating is changed.",
      "withdrawn": "Your rating is withdrawn."
    },
    "signIn": {
      "text": "Members rate collections from one to five stars.",
      "link": "Sign in to rate"
    }
  },
  "reports": {
    "title": "Reports",
    "lead": "What a season was, counted look by look and set out to read.",
    "all": "All",
    "kinds": "Kinds of reports",
    "year": "Published in the last twelve months",
    "empty": "No report has appeared here yet.",
    "open": "Open the report",
    "types": {
      "flash": "Flash",
      "premium": "Premium",
      "general": "Season"
    },
    "leads": {
      "flash": "A fashion week in a few pages, days after its last show.",
      "premium": "A fashion week garment by garment and colour by colour, for members with a plan.",
      "general": "A whole season in four cities, and what readers made of it."
    },
    "pages": "{count, plural, one {# page} other {# pages}}",
    "download": "Download the PDF",
    "file": "PDF, {count, plural, one {# page} other {# pages}}",
    "locked": {
      "mark": "With a plan",
      "text": "Premium reports come with a plan.",
      "plans": "See the plans",
      "signIn": "Sign in"
    },
    "facts": {
      "published": "Published",
      "season": "Season",
      "city": "City",
      "language": "Language"
    },
    "contents": "In this report",
    "others": "Read on",
    "figures": {
      "title": "The season in figures",
      "looks": "Looks",
      "collections": "Collections",
      "brands": "Brands",
      "models": "Models",
      "change": "{percent} % against a year earlier",
      "note": "Changes are against the same season a year earlier."
    },
    "pdf": {
      "kinds": {
        "flash": "Flash report",
        "premium": "Premium report",
        "general": "Season report"
      },
      "parts": {
        "glance": "At a glance",
        "colours": "Colours",
        "tones": "Tones",
        "houses": "The brands people looked at",
        "searches": "What people searched for",
        "looks": "The looks people opened",
        "method": "How this was counted"
      },
      "glance": {
        "looks": "Looks shown",
        "collections": "Collections",
        "brands": "Brands",
        "models": "Models",
        "views": "Looks opened",
        "searches": "Searches",
        "saves": "Saved to moodboards"
      },
      "tooFew": "too few to say",
      "nothing": "Too little is known to say anything.",
      "before": ", before {names}",
      "first": {
        "looks": "{name} first, with {value} of {whole, plural, one {# look} other {# looks}}{before}.",
        "searches": "{name} first, with {value} of {whole, plural, one {# search} other {# searches}}{before}.",
        "openings": "{name} first, with {value, plural, one {# opening} other {# openings}}{before}."
      },
      "rose": "{name} rose most, from {before} a year earlier to {now}.",
      "fell": "{name} gave way, from {before} a year earlier to {now}.",
      "opened": "Nothing was opened by more people than {look}.",
      "openedBefore": "Nothing was opened by more people than {look}; looks of {names} followed.",
      "viewers": "{count, plural, one {# viewer} other {# viewers}}",
      "fewViewers": "fewer than ten viewers",
      "counted": "{figure}: {formula}. {from} to {to}.",
      "lines": "Lines mark the same season a year earlier.",
      "method": {
        "what": "Everything in this report is counted from what was shown and from what readers of Toile did: {about}.",
        "share": "A share of the runway is a share of looks: each look counts once, however many pictures there are of it. Brands are pooled, so that a brand of sixty looks weighs twice one of thirty. Street style is not in it.",
        "window": "Openings and searches are those from {from} to {to}. Robots, our own staff and those who did not wish to be counted are left out, and so is a repeat within thirty minutes. A figure that rests on fewer than ten people is not shown.",
        "changes": "Changes are relative, against the same season a year earlier; the fine line across a bar marks where it ended then.",
        "source": "Counted on {on} from all events up to {to}, with definition {version} of each figure. The definitions in full are part of the documentation of Toile."
      }
    }
  },
  "savedItems": {
    "menu": {
      "open": "Export",
      "label": "Export: {title}",
      "table": "Table",
      "csv": "CSV",
      "xlsx": "Excel (XLSX)",
      "chart": "Chart",
      "png": "Picture (PNG)",
      "svg": "Drawing (SVG)",
      "noChart": "Show the chart to take it as a picture.",
      "share": "Share",
      "link": "Copy link",
      "embed": "Embed…",
      "keep": "Keep an eye on it",
      "note": "Notes…",
      "alert": "Alert…",
      "digest": "Add to the weekly digest",
      "subscribers": "Embedding, notes, alerts and the weekly digest are part of a dashboard subscription.",
      "learn": "About the dashboard",
      "transparent": "On a transparent ground",
      "asKnown": "as known on {date}"
    },
    "said": {
      "copied": "Link copied: it shows these figures as they are known now.",
      "failed": "That did not work. Please try again.",
      "busy": "One moment…",
      "digestAdded": "Added to the weekly digest.",
      "digestThere": "It is in the weekly digest already.",
      "digestFull": "The weekly digest holds twelve figures at most.",
      "saved": "Saved.",
      "removed": "Removed.",
      "pictureFailed": "The picture could not be drawn."
    },
    "close": "Close",
    "embed": {
      "title": "Embed this figure",
      "lead": "Anyone who sees the page you put it on sees this figure, with these filters, and nothing else. You can withdraw it at any time.",
      "create": "Create the embed code",
      "pin": "Keep the figures as they are known now",
      "code": "Embed code",
      "copy": "Copy the code",
      "copied": "Copied.",
      "once": "This code is shown once. Withdraw it under “Saved items”.",
      "look": "See it",
      "figures": "Figures",
      "live": "Always as they stand",
      "ends": "Ends",
      "never": "When you withdraw it",
      "after": "After {count} days",
      "theme": "Colours",
      "auto": "As the page around it",
      "light": "Light",
      "dark": "Dark",
      "language": "Language",
      "pinned": "As known on {date}",
      "endsOn": "Ends {date}",
      "ended": "Ended {date}",
      "renew": "New code…",
      "renewSure": "Really? The old code ends."
    },
    "notes": {
      "title": "Notes on this figure",
      "lead": "Only you read them, unless you share one under “Saved items”.",
      "date": "Day",
      "text": "Note",
      "write": "Add the note",
      "remove": "Remove",
      "none": "No notes yet.",
      "others": "With other filters"
    },
    "alert": {
      "title": "Tell me when…",
      "row": "Row",
      "measure": "What",
      "value": "its value",
      "evolution": "its change in %",
      "ranking": "its rank",
      "moves": "Moves",
      "above": "rises above",
      "below": "falls below",
      "threshold": "Threshold",
      "tryIt": "Try it on the past",
      "days": "Tried on",
      "days30": "the last 30 days",
      "days90": "the last 90 days",
      "days365": "the last year",
      "never": "It would not have told you at all.",
      "once": "It would have told you once:",
      "times": "It would have told you {count} times:",
      "now": "It stands at {value} now.",
      "unknown": "It has no value now.",
      "name": "Name",
      "save": "Save the alert",
      "mail": "You get one mail when it happens, and the next one only after it has come back.",
      "passed": "It has passed already: you will be told the next time.",
      "chart": "Values of the past with the threshold",
      "column": "Column",
      "bound": "the near end of its 80 % interval",
      "size": "a change either way, in %",
      "watch": "Watch",
      "forecast": "its forecast in {weeks} weeks",
      "changes": "weeks in which it changes",
      "set": "Set an alert…",
      "news": "You get one mail when it happens. Another change is told of once it lies four weeks later.",
      "details": "Details…",
      "crossings": "When it passed",
      "noCrossings": "It has not passed with this threshold yet.",
      "change": "Change it",
      "tellMe": "Tell me by mail, too",
      "tellNoMore": "No more mails to me"
    },
    "page": {
      "save": "Save view",
      "pdf": "PDF",
      "desk": "Saved items",
      "saveTitle": "Save this view",
      "name": "Name",
      "saveIt": "Save",
      "nameOf": "Name of {name}"
    },
    "overview": {
      "title": "Saved items",
      "lead": "What you keep of the dashboard: views, groups, comparison sets, alerts, the weekly digest, notes and embedded figures.",
      "subscribe": "Saved items are part of a dashboard subscription.",
      "open": "Open the dashboard",
      "views": "Saved views",
      "noViews": "Save a view on any page of the dashboard, and find it here.",
      "rename": "Rename",
      "delete": "Delete",
      "alerts": "Alerts",
      "noAlerts": "Set an alert from the menu of any figure, from an answer on the Explore page, or from one trend or brand over time.",
      "armed": "Watching",
      "crossed": "Passed",
      "unknown": "No value yet",
      "paused": "Paused",
      "pause": "Pause",
      "resume": "Switch on",
      "last": "Last told on {date}: {value}",
      "rule": "{operator, select, above {rises above} other {falls below}} {threshold}",
      "digest": "Weekly digest",
      "noDigest": "Add figures to the weekly digest from their menus.",
      "weekday": "Sent on",
      "at": "at 7:00 in Paris",
      "preview": "Preview",
      "remove": "Remove",
      "next": "Next digest: {date}",
      "notes": "Notes",
      "noNotes": "Write a note from the menu of any figure.",
      "embeds": "Embedded figures",
      "noEmbeds": "Embed a figure from its menu.",
      "withdraw": "Withdraw",
      "used": "Last seen {date}",
      "neverUsed": "Not seen yet",
      "made": "Made {date}",
      "sure": "Really?",
      "groups": "Groups",
      "noGroups": "Put brands or trends together on the Explore page, and use them as one.",
      "sets": "Comparison sets",
      "noSets": "Compare brands, trends or seasons on their pages, and save what stands side by side.",
      "renameGroup": "Name of the group",
      "makeDefault": "Compare with it by default",
      "endDefault": "Not by default",
      "isDefault": "Compared with by default",
      "forecast": "Forecast in {weeks} weeks",
      "changes": "Changes",
      "question": "Question",
      "digestOf": "Weekly digest of {name}"
    },
    "mailing": {
      "open": "Send by mail…",
      "title": "Send it by mail",
      "lead": "It is made anew at 7:00 in Paris on these days, with what you may see then, and ends with your plan. You receive it first; add colleagues and other addresses under “Saved items”.",
      "name": "Subject of the mail",
      "days": "Days",
      "format": "As",
      "save": "Send it",
      "heading": "Sent by mail",
      "none": "Have a page of the dashboard or a deck sent by mail, from its own page.",
      "change": "Change…",
      "saved": "Saved.",
      "colleagues": "Colleagues",
      "leftIt": "{name} (has ended it)",
      "others": "Other addresses",
      "othersLead": "An address is asked by a mail with your name and address first; nothing else is sent before it agrees. Each mail has a link that ends it.",
      "address": "E-mail address",
      "language": "Language",
      "ask": "Ask it",
      "asked": "The address is being asked.",
      "states": {
        "asked": "asked, has not agreed yet",
        "confirmed": "receives it",
        "expired": "did not answer in 48 hours",
        "left": "has ended it"
      },
      "remove": "Remove",
      "now": "Send now",
      "sending": "It is being made, and sent when it is ready.",
      "when": "{format} on {days}, at 7:00 in Paris",
      "to": "To {names}",
      "toNobody": "To nobody yet",
      "sent": "Sent {date} to {count, plural, one {# person} other {# people}}",
      "next": "Next: {date}",
      "waiting": "Being made",
      "failures": {
        "ended": "Not sent {date}: there is no plan any more.",
        "gone": "Not sent {date}: what it shows is not there any more.",
        "nobody": "Not sent {date}: there was nobody to send it to.",
        "too-large": "Not sent {date}: the file is too large for mails.",
        "failed": "Not sent {date}: it could not be made. It is tried again when it is due."
      },
      "tellMe": "Send it to me, too",
      "tellNoMore": "Do not send it to me"
    },
    "alertFeed": {
      "title": "Feed of alerts",
      "made": "An address for feed readers was made on {date}.",
      "read": "It was last read on {date}.",
      "unread": "Nobody has read it yet.",
      "none": "Have your alerts read by a feed reader: it gets an address that needs no sign-in, so keep it to yourself.",
      "make": "Make an address",
      "again": "Make another address",
      "end": "End it",
      "copy": "Copy",
      "copied": "Copied",
      "once": "Copy the address now: it is not shown again.",
      "sure": "Really? The old address ends."
    }
  },
  "sharing": {
    "open": "Share…",
    "title": "Together",
    "with": "Colleagues",
    "none": "Only you",
    "read": "Colleagues may read it",
    "edit": "Colleagues may edit it",
    "hint": "Colleagues are the members on your subscription.",
    "alone": "There is nobody else on your subscription yet.",
    "of": "By {name}",
    "readOnly": "Shared with you to be read.",
    "canEdit": "Shared with you to be edited.",
    "comments": "Comments",
    "noComments": "Nothing has been said yet.",
    "write": "Comment",
    "mention": "Tell by mail",
    "send": "Comment",
    "remove": "Remove",
    "someone": "A former colleague",
    "to": "To {names}",
    "history": "History",
    "restore": "Restore",
    "restored": "It is what it was then.",
    "failed": "That did not work. Please try again.",
    "close": "Close",
    "mentions": "Mentions",
    "noMentions": "Colleagues who mention you in a comment are found here.",
    "changes": {
      "created": "created it",
      "renamed": "renamed it",
      "changed": "changed it",
      "slide-added": "added a slide",
      "slide-changed": "changed a slide",
      "slide-removed": "removed a slide",
      "arranged": "moved slides",
      "shared": "shared it",
      "unshared": "unshared it"
    },
    "said": "{name} {change}"
  }
};

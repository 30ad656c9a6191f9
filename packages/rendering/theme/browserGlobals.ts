/**
 * Reports whether a text of a theme (template or script) calls the globals that sites of this format have in the
 * browser (site-templates 11). A false positive costs a file. A false negative breaks the theme, so the names alone
 * suffice, wherever they are.
 */
export function callsBrowserGlobals(text: string): boolean {
  return CALLS.some((call) => call.test(text));
}

/** Names of YUI that templates call; `Y` alone is a coordinate as often as not. */
const YUI =
  'all|Anim|bind|config|Data|delegate|each|fire|Global|guid|io|JSON|Lang|later|Node|on|once|one|some|Squarespace|throttle|UA|use';
const LIFE = 'AFTER_BODY_LOADED|afterBodyLoad|global(?:Init|Destroy)|initialize\\w+|load|onDestroy|onInitialize';

/**
 * Whether a text calls one of the heavier globals, which come in a second file (decision 0036). What asks for them in some
 * other way gets the file from `Y.use`, a little later. What formatters print works without any of them.
 */
export function callsWidgetGlobals(text: string): boolean {
  return WIDGETS.some((call) => call.test(text));
}

const WIDGETS: readonly RegExp[] = [
  /\bSquarespace\s*\.\s*(?:Commerce|DynamicData|EscManager|EventCollectionCalendar|FollowButtonUtils|Gallery2?|GalleryManager|Lightbox2)\b/,
  /\bSquarespace\s*\.\s*(?:SimpleLike|Singletons|SocialButtons|VideoLoader|Widgets)\b/,
  /\bY\s*\.\s*(?:Attribute|Base|HistoryHash|Plugin|QueryString|Widget)\b/,
];

const CALLS: readonly RegExp[] = [
  /\bImageLoader\s*\.\s*(?:bootstrap|cancel|load)\b/,
  new RegExp(`\\bY\\s*\\.\\s*(?:${YUI})\\b`),
  /\bYUI\s*\(/,
  /\b(?:Class|Singleton)\s*\.\s*create\s*\(/,
  /\bModernizr\s*\.\s*touch\b/,
  new RegExp(`\\bSquarespace\\s*\\.\\s*(?:${LIFE})\\b`),
  /\bSQUARESPACE_CONTEXT\b/,
  /\bwindow\s*\.\s*(?:ImageLoader|Squarespace|Static|Y|YUI)\b/,
];

import { asNumber, asString, type FormatterDefinition, isTruthy, type RenderContext } from '@quoin/template';
import { compileStrftime } from './dates/strftime.ts';
import { zonedTime } from './dates/zone.ts';
import { inScope, markup, ofText } from './define.ts';
import { escapeAttribute } from './escape.ts';
import { at, textAt } from './read.ts';

/** Links hashtags, names and addresses of a short message. */
function activateTwitterLinks(text: string): string {
  return text
    .replace(/https?:\/\/[^\s<"']+/g, (url) => `<a target="new" href="${url}">${url}</a>`)
    .replace(/(^|\s)#(\w+)/g, '$1<a target="new" href="https://twitter.com/hashtag/$2?src=hash">#$2</a>')
    .replace(/(^|\s)@(\w+)/g, '$1<a target="new" href="https://twitter.com/$2">@$2</a>');
}

const compact = compileStrftime('%Y%m%dT%H%M%SZ');

function compactDate(value: unknown): string {
  const time = zonedTime(asNumber(value), 'UTC', () => 0);
  return time === undefined ? '' : compact(time);
}

/** An address that creates the event in a public calendar; dates in UTC (TPL-08). */
function calendarUrl(event: unknown): string {
  const dates = `${compactDate(at(event, 'startDate'))}/${compactDate(at(event, 'endDate'))}`;
  const title = encodeURIComponent(textAt(event, 'title'));
  const parts = ['addressLine1', 'addressLine2', 'addressCountry'].map((name) => textAt(event, 'location', name));
  const place = parts.filter((part) => part !== '').join(', ');
  const location = place === '' ? '' : `&location=${encodeURIComponent(place)}`;
  return `http://www.google.com/calendar/event?action=TEMPLATE&text=${title}&dates=${dates}${location}`;
}

function followButton(account: unknown): string {
  const name = textAt(account, 'userName') || (textAt(account, 'profileUrl').split('/').at(-1) ?? '');
  const script =
    "<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script>";
  return `${script}<div class="squarespace-follow-button" data-username="${escapeAttribute(name)}"></div>`;
}

function likeButton(item: unknown, context: RenderContext): string {
  if (!isTruthy(context.resolve('websiteSettings.simpleLikingEnabled'))) return '';
  const id = escapeAttribute(textAt(item, 'id'));
  const count = asNumber(at(item, 'likeCount')) || 0;
  return (
    `<span class="sqs-simple-like" data-item-id="${id}" data-like-count="${count}">` +
    '<span class="like-icon"></span><span class="like-count"></span></span>'
  );
}

/** Whether the site shares items of this kind at all. */
function isShared(item: unknown, context: RenderContext): boolean {
  const options = context.resolve('website.shareButtonOptions');
  return isTruthy(item) && isTruthy(options);
}

function socialButton(item: unknown, context: RenderContext, isInline: boolean): string {
  if (!isShared(item, context)) return '';
  const attribute = (name: string): string => escapeAttribute(asString(at(item, name)));
  const tag = isInline ? 'span' : 'div';
  return (
    `<${tag} class="squarespace-social-buttons ${isInline ? 'inline-style' : 'button-style'}" data-system-data-id="${attribute('systemDataId')}" ` +
    `data-asset-url="${attribute('assetUrl')}" data-record-type="${attribute('recordType')}" data-full-url="${attribute('fullUrl')}" ` +
    `data-title="${attribute('title')}"></${tag}>`
  );
}

export const SOCIAL_FORMATTERS: readonly FormatterDefinition[] = [
  ofText('activate-twitter-links', activateTwitterLinks),
  inScope('google-calendar-url', () => calendarUrl),
  markup('twitter-follow-button', followButton),
  markup('like-button', likeButton),
  markup('social-button', (value, context) => socialButton(value, context, false)),
  markup('social-button-inline', (value, context) => socialButton(value, context, true)),
];

import { asNumber, asString, type FormatterDefinition, isTruthy, type RenderContext, toOutput } from '@quoin/template';
import { compileStrftime } from './dates/strftime.ts';
import { zonedTime } from './dates/zone.ts';
import { inScope, markup, ofText } from './define.ts';
import { urlEncode, wellFormed } from './encoding.ts';
import { escapeAttribute } from './escape.ts';
import { at, climbAt, textAt } from './read.ts';

/** What an address may be made of; its last character is none of the marks that end a sentence. */
const ADDRESS = /\b(?:https?|ftp|file):\/\/[-\w+&@#/%?=~|!:,.;]*[-\w+&@#\\/%=~|]/gi;

/** Links addresses, names and hashtags of a short message. */
function activateTwitterLinks(text: string): string {
  return text
    .replace(ADDRESS, (url) => `<a target="new" href="${url}">${url}</a>`)
    .replace(/(^| )@(\w+)/g, '$1<a target="new" href="https://twitter.com/$2/">@$2</a>')
    .replace(/(^| )#(\w+)/g, '$1<a target="new" href="https://twitter.com/hashtag/$2?src=hash">#$2</a>');
}

const compact = compileStrftime('%Y%m%dT%H%M%SZ');

function compactDate(value: unknown): string {
  const time = zonedTime(asNumber(value), 'UTC', () => 0);
  return time === undefined ? '' : compact(time);
}

/** An address that creates the event in a public calendar; dates in UTC (TPL-08). */
function calendarUrl(event: unknown): string {
  const dates = `${compactDate(at(event, 'startDate'))}/${compactDate(at(event, 'endDate'))}`;
  const title = urlEncode(textAt(event, 'title'));
  const parts = ['addressLine1', 'addressLine2', 'addressCountry'].map((name) =>
    textAt(event, 'location', name).trim(),
  );
  const place = parts.filter((part) => part !== '').join(', ');
  const location = place === '' ? '' : `&location=${encodeURIComponent(wellFormed(place))}`;
  return `http://www.google.com/calendar/event?action=TEMPLATE&text=${title}&dates=${dates}${location}`;
}

function followButton(account: unknown): string {
  const name = textAt(account, 'userName') || (textAt(account, 'profileUrl').split('/').at(-1) ?? '');
  const script =
    "<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script>";
  return `${script}<div class="squarespace-follow-button" data-username="${escapeAttribute(name)}"></div>`;
}

function likeButton(item: unknown, context: RenderContext): string {
  if (!isTruthy(item) || !isTruthy(context.resolve('websiteSettings.simpleLikingEnabled'))) return '';
  const id = escapeAttribute(toOutput(climbAt(item, context, 'id')));
  const count = escapeAttribute(toOutput(climbAt(item, context, 'likeCount')));
  return (
    `\n  <span class="sqs-simple-like" data-item-id="${id}" data-like-count="${count}">\n` +
    '    <span class="like-icon"></span>\n    <span class="like-count"></span>\n  </span>\n'
  );
}

/** Whether the owner has switched on any way to share. */
function isShared(context: RenderContext): boolean {
  const options = context.resolve('website.shareButtonOptions');
  return typeof options === 'object' && isTruthy(options);
}

function socialButton(item: unknown, context: RenderContext, isInline: boolean): string {
  if (!isShared(context)) return '';
  const attribute = (value: unknown): string => escapeAttribute(asString(value));
  const own = at(item, 'systemDataId');
  const image = attribute(own === undefined ? at(item, 'mainImageId') : own);
  const asset = at(item, 'assetUrl');
  const url = attribute(asset === undefined ? at(item, 'mainImage', 'assetUrl') : asset);
  const tag = isInline ? 'span' : 'div';
  return (
    `<${tag} class="squarespace-social-buttons ${isInline ? 'inline-style' : 'button-style'}" data-system-data-id="${image}" ` +
    `data-asset-url="${url}" data-record-type="${attribute(at(item, 'recordType'))}" ` +
    `data-full-url="${attribute(at(item, 'fullUrl'))}" data-title="${attribute(at(item, 'title'))}"></${tag}>`
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

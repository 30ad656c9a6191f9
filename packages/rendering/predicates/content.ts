import { COLLECTION_TYPES, FOLDER_BEHAVIORS, isFolderClickable, TEMPLATE_SLICE_TYPES } from '@quoin/domain/site';
import {
  asBoolean,
  asNumber,
  asString,
  isRecord,
  isTruthy,
  member,
  type PredicateDefinition,
  type RenderContext,
} from '@quoin/template';
import { at } from '../formatters/read.ts';
import { ofNode, withArguments } from './define.ts';

/** ENUM-08. */
const BACKGROUND_SOURCES: Readonly<Record<string, number>> = {
  upload: 1,
  instagram: 2,
  video: 3,
  none: 4,
  undefined: -1,
};

const SLICES: ReadonlyMap<string, number> = new Map(Object.entries(TEMPLATE_SLICE_TYPES));
const DAY = 86_400_000;
/** Days from 1970 to the end of the calendar. */
const LAST_DAY = 100_000_000;

const hasImage = (node: unknown): boolean => isTruthy(at(node, 'mainImageId')) || isTruthy(at(node, 'systemDataId'));

function hasComments(node: unknown, context: RenderContext): boolean {
  const settings = context.resolve('websiteSettings');
  if (settings !== undefined && !isTruthy(at(settings, 'commentsEnabled'))) return false;
  return asNumber(at(node, 'commentState')) === 1 || asNumber(at(node, 'publicCommentCount')) > 0;
}

/** Text is left after tags, whitespace, no-break and zero-width spaces are taken away. */
function hasExcerpt(node: unknown): boolean {
  const excerpt = at(node, 'excerpt');
  const html = at(excerpt, 'html');
  const text = typeof html === 'string' ? html : typeof excerpt === 'string' ? excerpt : '';
  return text.replace(/<[^>]*(?:>|$)|[\s\u00a0\u200b>]/g, '') !== '';
}

function isClickable(_node: unknown, context: RenderContext): boolean {
  const behavior = context.resolve('folderBehavior');
  return isFolderClickable(behavior === undefined ? null : asNumber(behavior));
}

function isIndex(node: unknown): boolean {
  return (
    isTruthy(at(node, 'collection', 'folder')) && at(node, 'collection', 'folderBehavior') === FOLDER_BEHAVIORS.index
  );
}

function isTemplatePage(node: unknown): boolean {
  const type = at(node, 'collection') === undefined ? at(node, 'type') : at(node, 'collection', 'type');
  return asNumber(type) === COLLECTION_TYPES.templatePage;
}

function hasMultiple(node: unknown): boolean {
  if (Array.isArray(node)) return node.length > 1;
  return isRecord(node) && Object.keys(node).length > 1;
}

function isSameDay(node: unknown): boolean {
  const dayOf = (name: string): number => Math.floor(asNumber(at(node, name)) / DAY);
  return dayOf('startDate') === dayOf('endDate') && Math.abs(dayOf('startDate')) <= LAST_DAY;
}

function hasPlace(node: unknown): boolean {
  return at(node, 'location', 'mapLat') !== undefined && at(node, 'location', 'mapLng') !== undefined;
}

export const CONTENT_PREDICATES: readonly PredicateDefinition[] = [
  ofNode('comments', hasComments),
  ofNode('disqus', (_node, context) => isTruthy(context.resolve('websiteSettings.disqusShortName'))),
  ofNode('clickable', isClickable),
  ofNode('index', isIndex),
  ofNode('redirect', (node) => asNumber(at(node, 'folderBehavior')) === FOLDER_BEHAVIORS.redirect),
  ofNode('folder', (node) => isTruthy(at(node, 'collection', 'folder'))),
  ofNode('collection', (node) => isTruthy(at(node, 'collection'))),
  ofNode('collection-page', (node) => asNumber(at(node, 'collection', 'type')) === COLLECTION_TYPES.page),
  ofNode('collection-template-page', isTemplatePage),
  withArguments(
    'collectionTypeNameEquals',
    ([name]) =>
      (_node, context) =>
        name !== undefined && asString(context.resolve('typeName')) === name,
  ),
  ofNode('calendar-view', (_node, context) => asBoolean(context.resolve('calendarView'))),
  ofNode('child-images', (node) => hasImage(at(node, 'items', 0))),
  ofNode('main-image', hasImage),
  ofNode('excerpt', hasExcerpt),
  ofNode('external-link', (node) => isTruthy(member(node, 'externalLink'))),
  ofNode('passthrough', (node) => isTruthy(member(node, 'passthrough')) && asString(at(node, 'sourceUrl')) !== ''),
  ofNode('has-multiple', hasMultiple),
  ofNode('location', hasPlace),
  ofNode('same-day', isSameDay),
  ofNode('serviceNameEmail', (node) => at(node, 'serviceName') === 'email'),
  ofNode('show-past-events', (node) => at(node, 'showPastOrUpcomingEvents') === 'past'),
  withArguments('current-type', ([name = '']) => {
    const code = SLICES.get(name);
    return (node) => code !== undefined && Math.trunc(asNumber(at(node, 'currentType'))) === code;
  }),
  ...Object.entries(BACKGROUND_SOURCES).map(([name, code]) =>
    ofNode(`background-source-${name}`, (node) => asNumber(at(node, 'backgroundSource')) === code),
  ),
  ofNode('units-metric', (_node, context) => {
    context.report('NOT_IMPLEMENTED', { name: 'units-metric?' });
    return false;
  }),
];

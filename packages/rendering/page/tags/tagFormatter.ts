import { tweakSlug } from '@quoin/domain/styles';
import type { FormatterDefinition, RenderContext } from '@quoin/template';
import { formPlace } from '../../blocks/form/formBlocks.ts';
import { renderFormBlock } from '../../blocks/form/renderFormBlock.ts';
import { aroundQuery, withoutMarks } from '../bindings/marks.ts';
import {
  categoriesRequest,
  type DataRequest,
  type FormAnswer,
  formRequest,
  queryRequest,
  relatedRequest,
} from '../requests.ts';
import { blockFieldHtml } from './blockField.ts';
import { imageTagHtml } from './imageTag.ts';
import { answerTo, isPageHost, type PageHost } from './pageHost.ts';
import type { ThemeTag } from './themeTags.ts';

type Attributes = Readonly<Record<string, string>>;

/** The formatter every rewritten tag calls: `{@|squarespace-tag 7}`. */
export function tagFormatter(tags: readonly ThemeTag[]): FormatterDefinition {
  return {
    name: 'squarespace-tag',
    bind(args) {
      const tag = tags[Number(args.list[0])];
      return (_value, context) => (tag && isPageHost(context.host) ? printTag(tag, context, context.host) : '');
    },
  };
}

function printTag(tag: ThemeTag, context: RenderContext, host: PageHost): string {
  const attributes = attributesOf(tag, context);
  switch (tag.kind) {
    case 'navigation':
      return printPrivately(tag, context, host.navigation(attributes.navigationid ?? attributes.navigation ?? ''));
    case 'folder-navigation':
      return printPrivately(tag, context, host.folderNavigation());
    case 'block-field':
      return blockFieldHtml(attributes, host.fields, host.fields.isCanvas && host.isSharedField(tag));
    case 'image':
      return imageTagHtml(attributes, context);
    case 'form':
      return printForm(attributes, host);
    default:
      return printAnswer(tag, context, host, requestOf(tag, attributes, host));
  }
}

/** Attribute values, those with template code as they print here. */
function attributesOf(tag: ThemeTag, context: RenderContext): Attributes {
  if (tag.dynamic.size === 0) return tag.attributes;
  const values: Record<string, string> = { ...tag.attributes };
  for (const [name, partial] of tag.dynamic) values[name] = withoutMarks(context.applyPartial(partial, context.node));
  return values;
}

/** Navigation templates see their own context only: names of the page around must not shine through. */
function printPrivately(tag: ThemeTag, context: RenderContext, scope: unknown): string {
  if (scope === null || tag.partial === null || !context.hasPartial(tag.partial)) return '';
  return context.applyPartial(tag.partial, scope, { isPrivate: true });
}

/** `<squarespace:form form="Contact">`: a form wherever a theme wants one, of the site that has one by this name. */
function printForm(attributes: Attributes, host: PageHost): string {
  const request = formRequest(attributes.form ?? '');
  const answer = request === null ? null : (answerTo(host, request) as FormAnswer | null);
  if (answer === null) return '';
  const blockId = attributes.id || `form-${tweakSlug(attributes.form ?? '')}`;
  return renderFormBlock(answer.form, formPlace(host.page, answer, blockId));
}

export function requestOf(
  tag: ThemeTag,
  attributes: Attributes,
  own: { readonly collectionId: string; readonly itemId: string },
): DataRequest | null {
  if (tag.kind === 'query') return queryRequest(attributes);
  if (tag.kind === 'form') return formRequest(attributes.form ?? '');
  if (tag.kind === 'category') return categoriesRequest(attributes);
  return tag.kind === 'related' ? relatedRequest(attributes, own) : null;
}

/** Prints the tag's body with what was loaded for it; what was not loaded is noted, and the page is rendered again with it. */
function printAnswer(tag: ThemeTag, context: RenderContext, host: PageHost, request: DataRequest | null): string {
  if (request === null || tag.partial === null) return '';
  const answer = answerTo(host, request);
  if (answer === null) return '';
  const html = context.applyPartial(tag.partial, answer);
  return host.isMarked && request.kind === 'query' ? aroundQuery(request, html) : html;
}

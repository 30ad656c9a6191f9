import { type BlockValue, formDefinition, newsletterDefinition } from '@quoin/domain/blocks';
import type { PublicForm } from '@quoin/domain/forms';
import type { PageContent } from '../../page/content/pageContent.ts';
import { type FormAnswer, type FormRequest, formRequest } from '../../page/requests.ts';
import { type BlockContext, blockKind } from '../block.ts';
import { formContentHtml } from './renderFormBlock.ts';

type FormValue = BlockValue<typeof formDefinition>;
type NewsletterValue = BlockValue<typeof newsletterDefinition>;

/** A form placed in a page; `blocks/form.block` of the theme comes before ours. */
export const formBlock = blockKind<FormValue>({
  type: formDefinition.type,
  needs: ({ form }) => needsOf(form),
  render: ({ form }, context, id) => placedForm(form, context, id, (known) => known),
});

export const newsletterBlock = blockKind<NewsletterValue>({
  type: newsletterDefinition.type,
  needs: ({ form }) => needsOf(form),
  render: ({ form, title, description }, context, id) =>
    placedForm(form, context, id, (known) => ({
      ...known,
      ...(title === '' ? {} : { name: title, showTitle: true }),
      ...(description === '' ? {} : { description }),
    })),
});

function needsOf(form: string): readonly FormRequest[] {
  const request = formRequest(form);
  return request === null ? [] : [request];
}

function placedForm(
  wanted: string,
  context: BlockContext,
  id: string,
  withWords: (form: PublicForm) => PublicForm,
): string {
  const request = formRequest(wanted);
  const answer = request === null ? null : (context.answer(request) as FormAnswer | null);
  if (answer === null) return '';
  const form = withWords(answer.form);
  const name = form.kind === 'newsletter' ? 'newsletter' : 'form';
  return context.apply(name, overrideScope(form)) ?? formContentHtml(form, formPlace(context.page, answer, id));
}

/** What an existing theme's own block reads (page-data 11). */
function overrideScope(form: PublicForm): Readonly<Record<string, unknown>> {
  return {
    form,
    ...{ formId: form.id, formName: form.name, formFields: form.fields, formSubmitButtonText: form.submitText },
    ...{ formSubmissionMessage: form.parsedSubmissionMessage, formSubmissionHTML: form.submissionHTML },
    ...{ secureUrl: '', useLightbox: false, lightboxHandleText: '', showTitle: form.showTitle },
    ...{ buttonAlignment: form.buttonAlignment, title: form.showTitle ? form.name : '', description: form.description },
    ...{ disclaimer: form.parsedDisclaimerMessage, showName: form.fields.some(({ type }) => type === 'name') },
  };
}

/**
 * Returns where and how a form appears in a page. Includes the visitor's input when this page responds to a submission.
 */
export function formPlace(page: PageContent, { form, captcha }: FormAnswer, blockId: string) {
  const { item, collection, path, frame, formPost } = page;
  const isPosted = formPost?.formId === form.id && (formPost.blockId === blockId || formPost.blockId === '');
  return {
    ...{ blockId, captcha, language: frame.site.language },
    page: {
      title: item?.title ?? collection?.title ?? page.system?.title ?? '',
      id: item?.id ?? collection?.id ?? '',
      path,
      contentSource: item !== null ? ('i' as const) : collection !== null ? ('c' as const) : ('' as const),
      permissionType: '1',
    },
    ...(isPosted ? { state: formPost.state } : {}),
  };
}

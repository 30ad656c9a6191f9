import type { TemplateSchemaResponse } from '@quoin/contract/endpoints/site';
import { formSentence, formTextsIn, formWording, newFormWords } from '@quoin/domain/forms';
import { FORM_BODY_TEMPLATE, FORM_FIELD_TEMPLATE, FORM_TEMPLATE } from './formTemplate.ts';

const TYPES: ReadonlySet<string> = new Set(['form', 'form-block', 'newsletter', 'newsletter-block', '9', '51']);

/**
 * Returns the result of `GetTemplateSchema` for a type of block (FORM-12): its whole template and every string in the
 * language of the site. Null for unknown types.
 */
export function templateSchema(type: string, language: string): TemplateSchemaResponse | null {
  if (!TYPES.has(type.toLowerCase())) return null;
  const html = FORM_TEMPLATE.replace('{@|apply form.html}', FORM_BODY_TEMPLATE).replace(
    '{@|apply form-field.html}',
    FORM_FIELD_TEMPLATE,
  );
  return { type: type.toLowerCase(), html, strings: stringsIn(language) };
}

function stringsIn(language: string): Readonly<Record<string, string>> {
  const codes = Object.keys(formWording) as (keyof typeof formWording)[];
  const sentences = codes.map((code) => [code, formSentence({ code }, language)] as const);
  const { likert, parts, ...texts } = formTextsIn(language);
  const labels = Object.entries({ ...prefixed('likert', likert), ...prefixed('part', parts), ...texts });
  return Object.fromEntries([...sentences, ...labels, ['thanks', newFormWords(language).thanks]]);
}

function prefixed(prefix: string, texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${prefix}.${name}`, text]));
}

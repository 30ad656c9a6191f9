import { catalogWords } from '@quoin/domain/catalog';
import { formTexts, formTextsIn, LIKERT_VALUES, type LikertValue } from '@quoin/domain/forms';
import { asString, type FormatterDefinition, isRecord, isTruthy, type RenderContext, toOutput } from '@quoin/template';
import { markup } from './define.ts';
import { escapeAttribute } from './escape.ts';
import { at, localized, textAt, wordsLanguage } from './read.ts';

/** FORM-15: answers of a likert question, stored as numbers, and the key of the site's own wording. */
const LIKERT_KEYS: ReadonlyMap<string, readonly [value: LikertValue, key: string]> = new Map(
  LIKERT_VALUES.map((value) => [value, [value, formTexts.likert[value].replace(' ', '')]]),
);

/** What a visitor typed, as text of the page. */
const value = (field: unknown, name: string): string => escapeAttribute(toOutput(at(field, 'values', name)));
const has = (field: unknown, name: string): boolean => isTruthy(at(field, 'values', name));

function address(field: unknown): string {
  const lines = has(field, 'Line2') ? ['Line1', 'Line2'] : ['Line1'];
  const city = `${value(field, 'City')}, ${value(field, 'State')} ${value(field, 'Zip')} ${value(field, 'Country')}`;
  return indented([...lines.map((name) => value(field, name)), city]);
}

function indented(lines: readonly string[]): string {
  return `<div style="padding-left:5px;">${lines.map((line) => `\n  <div>${line}</div>`).join('')}\n</div>`;
}

/** Returns all selected boxes. A standalone box may be stored as a single value. */
function checkbox(field: unknown): string {
  const chosen = at(field, 'values');
  if (!isTruthy(chosen)) return isTruthy(at(field, 'value')) ? escapeAttribute(toOutput(at(field, 'value'))) : '';
  return `${(Array.isArray(chosen) ? chosen : []).map((item) => escapeAttribute(toOutput(item))).join(', ')}\n`;
}

function likert(field: unknown, context: RenderContext): string {
  const answers = at(field, 'values');
  if (!isRecord(answers)) return '';
  return indented(
    Object.entries(answers).map(
      ([question, answer]) =>
        `<span style="font-weight:bold;">${escapeAttribute(question)}:</span> ${escapeAttribute(likertLabel(answer, context))}`,
    ),
  );
}

function likertLabel(answer: unknown, context: RenderContext): string {
  const known = LIKERT_KEYS.get(asString(answer));
  if (known === undefined) return notAnswered(context);
  const [value, key] = known;
  return localized(context, `productAnswerMap${key}`, formTextsIn(wordsLanguage(context)).likert[value]);
}

function notAnswered(context: RenderContext): string {
  const own = localized(context, 'productSummaryFormNoAnswerText', '').trim();
  return own === '' ? catalogWords(wordsLanguage(context)).product.notApplicable : own;
}

function time(field: unknown): string {
  const parts = ['Hour', 'Minute', 'Second'].map((name) => (has(field, name) ? value(field, name) : '00'));
  return `${parts.join(':')} ${value(field, 'Ampm')}`;
}

function phone(field: unknown): string {
  const number = ['Areacode', 'Prefix', 'Line'].map((name) => value(field, name)).join('-');
  return has(field, 'Country') ? `+${value(field, 'Country')} ${number}` : number;
}

/** How each type of field writes its answer (FORM-16); the others print their `value`. */
const WRITERS: ReadonlyMap<string, (field: unknown, context: RenderContext) => string> = new Map([
  ['address', address],
  ['checkbox', checkbox],
  ['likert', likert],
  ['time', time],
  ['phone', phone],
  ['date', (field: unknown) => `${value(field, 'Month')}/${value(field, 'Day')}/${value(field, 'Year')}`],
  ['name', (field: unknown) => `${value(field, 'First')} ${value(field, 'Last')}`],
]);

/** One answer of a form, as order mails show it. An empty answer is `N/A`. */
function summaryField(field: unknown, context: RenderContext): string {
  const write = WRITERS.get(textAt(field, 'type'));
  const answer = write === undefined ? escapeAttribute(textAt(field, 'value')) : write(field, context);
  return `<div style="font-size:11px; margin-top:3px">
  <span style="font-weight:bold;">${escapeAttribute(textAt(field, 'rawTitle'))}:</span> ${answer || escapeAttribute(notAnswered(context))}
</div>`;
}

export const FORM_FORMATTERS: readonly FormatterDefinition[] = [markup('summary-form-field', summaryField)];

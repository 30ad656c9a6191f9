import { catalogWording } from '@quoin/domain/catalog';
import { asString, type FormatterDefinition, isRecord, toOutput } from '@quoin/template';
import { markup } from './define.ts';
import { escapeHtml } from './escape.ts';
import { at, textAt } from './read.ts';

/** FORM-15: answers of a likert question, stored as numbers. */
const LIKERT_LABELS: Readonly<Record<string, string>> = {
  '-2': 'Strongly Disagree',
  '-1': 'Disagree',
  '0': 'Neutral',
  '1': 'Agree',
  '2': 'Strongly Agree',
};

const NOT_ANSWERED = catalogWording.notApplicable;

const value = (field: unknown, name: string): string => escapeHtml(textAt(field, 'values', name));

function address(field: unknown): string {
  const lines = ['Line1', 'Line2'].map((name) => value(field, name));
  const city = `${value(field, 'City')}, ${value(field, 'State')} ${value(field, 'Zip')} ${value(field, 'Country')}`;
  return indented([...lines.filter((line) => line !== ''), city]);
}

function indented(lines: readonly string[]): string {
  return `<div style="padding-left:5px;">\n${lines.map((line) => `  <div>${line}</div>\n`).join('')}</div>`;
}

function likert(field: unknown): string {
  const answers = at(field, 'values');
  if (!isRecord(answers)) return NOT_ANSWERED;
  return indented(
    Object.entries(answers).map(
      ([question, answer]) =>
        `<span style="font-weight:bold;">${escapeHtml(question)}:</span> ${LIKERT_LABELS[asString(answer)] ?? NOT_ANSWERED}`,
    ),
  );
}

const two = (digits: string): string => digits.padStart(2, '0');

function time(field: unknown): string {
  const [hour, minute, second] = ['Hour', 'Minute', 'Second'].map((name) => two(value(field, name)));
  return `${hour}:${minute}:${second} ${value(field, 'Ampm')}`.trimEnd();
}

function phone(field: unknown): string {
  const country = value(field, 'Country');
  const number = ['Areacode', 'Prefix', 'Line'].map((name) => value(field, name)).join('-');
  return country === '' ? number : `+${country} ${number}`;
}

const WRITERS: ReadonlyMap<string, (field: unknown) => string> = new Map([
  ['address', address],
  ['likert', likert],
  ['time', time],
  ['phone', phone],
  ['date', (field: unknown) => `${value(field, 'Month')}/${value(field, 'Day')}/${value(field, 'Year')}`],
  ['name', (field: unknown) => `${value(field, 'First')} ${value(field, 'Last')}`.trim()],
]);

/** One answer of a form, as order mails show it. An empty answer is `N/A`. */
function summaryField(field: unknown): string {
  const write = WRITERS.get(textAt(field, 'type'));
  const answer = write && isRecord(at(field, 'values')) ? write(field) : escapeHtml(toOutput(at(field, 'value')));
  return `<div style="font-size:11px; margin-top:3px">
  <span style="font-weight:bold;">${escapeHtml(textAt(field, 'rawTitle'))}:</span> ${answer || NOT_ANSWERED}
</div>`;
}

export const FORM_FORMATTERS: readonly FormatterDefinition[] = [markup('summary-form-field', summaryField)];

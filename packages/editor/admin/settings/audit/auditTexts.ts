import * as texts from '@quoin/messages/app/auditTexts';
import { sentenceCase } from './activityWords.ts';

export interface AuditChange {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface AuditFact {
  readonly name: string;
  readonly value: string;
}

/** What was noted of a change, for people: values that have become others, and what else was said. */
export interface AuditDetails {
  readonly changes: readonly AuditChange[];
  readonly facts: readonly AuditFact[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Formats details as each operation records them: `{ changed: { title: { before, after } } }`, `{ before, after }`, `{
 * taxExempt: { from, to } }`, and plain values. Anything else is shown unchanged.
 */
export function auditDetails(details: Fields): AuditDetails {
  const whole = pairOf(details);
  if (whole !== null) {
    const { before: _, after: __, from: ___, to: ____, ...others } = details;
    return joined([changesOf(whole), auditDetails(others)]);
  }
  return joined(Object.entries(details).map(([name, value]) => detailOf(name, value)));
}

function detailOf(name: string, value: unknown): AuditDetails {
  if (name === 'changed' && isFields(value)) {
    return joined(Object.entries(value).map(([each, part]) => detailOf(each, part)));
  }
  const pair = isFields(value) ? pairOf(value) : null;
  if (pair !== null && isFields(value) && Object.keys(value).length === 2) return changeOf(name, pair);
  return { changes: [], facts: [{ name: sentenceCase(name), value: valueText(value) }] };
}

interface Pair {
  readonly before: unknown;
  readonly after: unknown;
}

function pairOf(value: Fields): Pair | null {
  if (Object.hasOwn(value, 'before') && Object.hasOwn(value, 'after'))
    return { before: value.before, after: value.after };
  return Object.hasOwn(value, 'from') && Object.hasOwn(value, 'to') ? { before: value.from, after: value.to } : null;
}

/** Two states of a thing: each of its parts that differs. Two values: the value. */
function changesOf({ before, after }: Pair): AuditDetails {
  if (!isFields(before) || !isFields(after)) return changeOf('value', { before, after });
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return joined(differing.map((name) => changeOf(name, { before: before[name], after: after[name] })));
}

function changeOf(name: string, { before, after }: Pair): AuditDetails {
  return {
    changes: [{ name: sentenceCase(name), before: valueText(before), after: valueText(after) }],
    facts: [],
  };
}

function joined(parts: readonly AuditDetails[]): AuditDetails {
  return { changes: parts.flatMap(({ changes }) => changes), facts: parts.flatMap(({ facts }) => facts) };
}

/** A dash for nothing. */
function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(', ') || '–';
  if (isFields(value) && Object.keys(value).length === 0) return '–';
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

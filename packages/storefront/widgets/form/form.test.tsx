import type { Answer, FormCalls } from '@quoin/contract/client';
import type { FormProps } from '@quoin/contract/islands';
import {
  FIELD_TYPES,
  type FieldType,
  type FormField,
  type FormFlowEvent,
  type FormFlowState,
  newField,
  type PublicForm,
  submitLabel,
} from '@quoin/domain/forms';
import { accept, refuse } from '@quoin/domain/problem';
import { formContentHtml } from '@quoin/rendering/blocks';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { PageContext } from '../../page/pageContext.ts';
import { tidy } from '../../testing/tidyMarkup.ts';
import { type After, createTimedMachine } from '../../timing/timedMachine.ts';
import { FormBlock } from './FormBlock.tsx';
import { FORM_PLAN } from './machine.ts';
import { type Refusal, runSubmit } from './submitting.ts';

function field(type: FieldType, more: Partial<FormField> = {}): FormField {
  const options = ['radio', 'checkbox', 'select', 'likert'].includes(type) ? ['One & only', 'Two "b"'] : [];
  return { ...newField(type, `${type}-1`, `A <${type}>`), options, ...more };
}

const FORM: PublicForm = {
  ...{ id: '0190a000-0000-7000-8000-000000000001', name: 'Contact & more', kind: 'form', showTitle: true },
  fields: FIELD_TYPES.map((type) => field(type, { description: 'Why & how', isRequired: true, showCountryCode: true })),
  ...{ description: 'Write to us', submitText: 'Send it', buttonAlignment: 'left' },
  ...{ parsedSubmissionMessage: '<p>Thanks!</p>', submissionHTML: '<p>More</p>', successRedirect: '' },
  ...{ parsedDisclaimerMessage: '<p>We keep it.</p>', captchaEnabled: false },
  ...{ captchaTheme: 'light', captchaAlignment: 'center' },
};

const PROPS: FormProps = {
  form: FORM,
  blockId: 'b1',
  page: { title: 'Q & A', id: 'p1', path: '/contact', contentSource: 'c', permissionType: '1' },
  captcha: null,
  language: 'en-GB',
};

const inner = (html: string) => html.replace(/^<div[^>]*>/, '').replace(/<\/div>$/, '');

describe('the widget prints what the server prints', () => {
  const answers = { 'textarea-1': 'Typed', 'radio-1': 'Two "b"', 'checkbox-1': ['One & only'], 'name-1': ['Ada', ''] };
  const errors = {
    'email-1': 'Email is not valid',
    'name-1': 'Required',
    'likert-1': 'Please choose one of the options.',
  };
  const message = 'One or more fields is invalid, please check your entries.';
  const served = { answers, trap: '', message: '', errors: {} };
  const page = {} as PageContext;

  it('of a fresh form with every type of field (FORM-02)', () => {
    const html = renderToStaticMarkup(<FormBlock props={PROPS} served={{ ...served, answers: {} }} page={page} />);
    const expected = formContentHtml(FORM, PROPS);
    expect(tidy(html)).toBe(tidy(inner(expected)));
    expect(expected.match(/class="form-item|type="hidden" name="f-hidden-1"/g)).toHaveLength(FIELD_TYPES.length);
  });

  it('of one that was refused: errors above titles, values kept, scroll texts above and below (FORM-11, FORM-13)', () => {
    const refused = { ...served, message, errors };
    const html = renderToStaticMarkup(<FormBlock props={PROPS} served={refused} page={page} />);
    const state = { kind: 'refused', answers, errors, message } as const;
    const expected = formContentHtml(FORM, { ...PROPS, state });
    expect(tidy(html)).toBe(tidy(inner(expected)));
    expect(expected).toMatch(/field-error" id="b1-email-1-error">Email is not valid<\/div><label class="title"/);
    expect(expected).toContain('Email addresses should follow the format user@domain.com.');
    expect(expected.indexOf('Please scroll down to review.')).toBeLessThan(
      expected.indexOf('<form-end') + expected.length,
    );
    expect(expected).toContain('Your form has encountered a problem. Please scroll down to review.');
    expect(expected).toContain('Your form has encountered a problem. Please scroll up to review.');
  });
});

/** Time that passes when a test says so. */
function clock() {
  let now = 0;
  let waiting: { at: number; run: () => void }[] = [];
  const after: After = (milliseconds, run) => {
    const one = { at: now + milliseconds, run };
    waiting.push(one);
    return () => {
      waiting = waiting.filter((each) => each !== one);
    };
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
    const due = waiting.filter(({ at }) => at <= now);
    waiting = waiting.filter(({ at }) => at > now);
    for (const { run } of due) run();
  };
  return { after, pass };
}

const SIMPLE: FormProps = {
  ...PROPS,
  form: { ...FORM, fields: [field('email', { isRequired: true }), field('textarea', { maxLength: 5 })] },
};

function scene(answers: Parameters<typeof runSubmit>[0]['answers'], calls: Partial<FormCalls> = {}) {
  const seen: FormFlowState[] = [];
  const time = clock();
  const machine = createTimedMachine(FORM_PLAN, time.after);
  machine.subscribe(() => seen.push(machine.getState()));
  machine.send('submit');
  const forms: FormCalls = {
    validate: async () => ({ ok: true, value: {} }),
    fetchKey: async () => ({ ok: true, value: { key: 'k1' } }),
    save: vi.fn(async () => ({ ok: true, value: { success: true } }) as const),
    ...calls,
  };
  const move = (event: FormFlowEvent) => machine.send(event);
  const run = (
    token: Parameters<typeof runSubmit>[0]['captchaToken'] = null,
    props = SIMPLE,
  ): Promise<Refusal | null> => runSubmit({ props, answers, trap: '', forms, captchaToken: token, move });
  return { run, seen, machine, time, forms };
}

const GOOD = { 'email-1': 'ada@example.com', 'textarea-1': 'Hi' };
const failing =
  (status: number, more: Partial<{ code: string; message: string; fields: Record<string, string> }> = {}) =>
  async (): Promise<Answer<never>> => ({ ok: false, problem: { status, code: 'fault', message: 'Boo', ...more } });

describe('submitting (FORM-03)', () => {
  it('locks, checks here, checks there, fetches a key, saves, is done', async () => {
    const { run, seen, forms } = scene(GOOD);
    expect(await run()).toBeNull();
    expect(seen).toEqual(['validating', 'checking', 'proving', 'fetchingKey', 'saving', 'done']);
    expect(forms.save).toHaveBeenCalledWith({
      formId: FORM.id,
      key: 'k1',
      form: JSON.stringify(GOOD),
      ...{ pageTitle: 'Q & A', pageId: 'p1', pagePath: '/contact', contentSource: 'c', pagePermissionType: '1' },
    });
  });

  it('tells that it stood in the popup, whose captcha has an action of its own (CAPT-02)', async () => {
    const { run, forms } = scene(GOOD);
    expect(await run(async () => accept('token'), { ...SIMPLE, isPopup: true })).toBeNull();
    expect(forms.save).toHaveBeenCalledWith(expect.objectContaining({ captchaKey: 'token', isPopup: true }));
  });

  it('says Submitting… while locked and Saving… while it is saved', () => {
    const words = { submitting: 'Submitting…', saving: 'Saving…' };
    const label = (state: FormFlowState) => submitLabel(state, 'Send it', words);
    expect((['editing', 'validating', 'checking', 'fetchingKey', 'saving', 'failed'] as const).map(label)).toEqual([
      ...['Send it', 'Submitting…', 'Submitting…', 'Submitting…', 'Saving…', 'Send it'],
    ]);
  });

  it('asks no server while something is missing or too long here (FORM-06, FORM-08, FORM-10)', async () => {
    const validate = vi.fn();
    const { run, seen } = scene({ 'textarea-1': 'Too long' }, { validate });
    expect(await run()).toEqual({
      message: 'One or more fields is invalid, please check your entries.',
      errors: { 'email-1': 'Required', 'textarea-1': 'You have exceeded the character limit.' },
    });
    expect([seen, validate.mock.calls.length]).toEqual([['validating', 'failed'], 0]);
  });

  it('shows what the server says of each field (FORM-11, FORM-14)', async () => {
    const fields = { 'email-1': 'Email is not valid' };
    const { run } = scene(GOOD, { validate: failing(400, { code: 'fieldsInvalid', fields }) });
    expect(await run()).toEqual({
      message: 'One or more fields is invalid, please check your entries.',
      errors: fields,
    });
  });

  it.each([
    [401, 'Unable to submit form. Please try again later.'],
    [404, 'This form has not been configured yet.'],
    [429, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    [500, 'Unable to send form. Please try again later.'],
    [0, 'Unknown error, please try again later.'],
    [502, 'Unknown error, please try again later.'],
    [200, 'Error processing form submission. Please reload and try again.'],
  ])('answers %i to saving with its sentence (FORM-13, FORM-14)', async (status, message) => {
    const { run, machine } = scene(GOOD, { save: failing(status) });
    expect(await run()).toEqual({ message, errors: {} });
    expect(machine.getState()).toBe('failed');
  });

  it('else shows the server’s own words (FORM-14)', async () => {
    const message = 'Could not parse the form fields, please check your entries.';
    const { run } = scene(GOOD, { save: failing(400, { code: 'formUnreadable', message }) });
    expect(await run()).toEqual({ message, errors: {} });
  });

  it('says when no key could be had, whatever the reason (FORM-13)', async () => {
    const save = vi.fn();
    const { run } = scene(GOOD, { fetchKey: failing(403, { code: 'crumbFail' }), save });
    expect((await run())?.message).toBe('Could not get a form submission key, please try again later.');
    expect(save).not.toHaveBeenCalled();
  });

  it('says when no captcha was solved, and sends what was (FORM-13)', async () => {
    const { run } = scene(GOOD);
    expect((await run(async () => refuse('captchaMissing')))?.message).toBe('Complete CAPTCHA before submitting.');
    const solved = scene(GOOD);
    await solved.run(async () => accept('token'));
    expect(solved.forms.save).toHaveBeenCalledWith(expect.objectContaining({ captchaKey: 'token' }));
  });

  it('gives a step up that nobody answers, and hears no late answer', async () => {
    let answer: (value: { ok: true; value: { success: true } }) => void = () => {};
    const save = () => new Promise<{ ok: true; value: { success: true } }>((resolve) => (answer = resolve));
    const { run, machine, time } = scene(GOOD, { save });
    const running = run();
    await vi.waitFor(() => expect(machine.getState()).toBe('saving'));
    time.pass(29_999);
    expect(machine.getState()).toBe('saving');
    time.pass(1);
    expect(machine.getState()).toBe('lost');
    answer({ ok: true, value: { success: true } });
    expect(await running).toBeNull();
    expect(machine.getState()).toBe('lost');
    expect(machine.send('submit')).toBe(true);
  });
});

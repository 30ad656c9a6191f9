import type { ProductForm } from '@quoin/domain/catalog';
import { form } from '@quoin/messages/form';
import { describe, expect, it } from 'vitest';
import { type Answers, parseAnswers, parseAnswersText } from './answers/answers.ts';
import { answerText, keptAnswers, senderOf } from './answers/answerView.ts';
import { decideProductAnswers, productAnswerErrors, shownAnswers } from './answers/lineAnswers.ts';
import { withoutPasswords } from './answers/passwordAnswers.ts';
import { productFormAnswers, productFormTexts } from './answers/productAnswers.ts';
import { readAnswers } from './answers/readAnswers.ts';
import { FIELD_KINDS, FIELD_TYPES, type FieldType, type FormField } from './field.ts';
import { FORM_FLOW, FORM_WAITS } from './flow.ts';
import { DEFAULT_FORM_SETTINGS, formCaptchaAction, publicForm } from './form.ts';
import { formDraftProblems, isOwnersTarget, isSitePath } from './formDraft.ts';
import { decideAdding, decideJoin, OPT_IN } from './mailingList.ts';
import { newField } from './newField.ts';
import { productFormFields } from './otherForms.ts';
import { characterCounter } from './plainFields.ts';
import { saveRefusal } from './refusals.ts';
import { decideFolder, folderOnceConfirmed } from './spam.ts';
import { fieldFault, formAnswerProblems } from './validate.ts';
import { formDraftWording, formSentence, formTexts, formWording, listWording } from './wording.ts';

const OPTIONS = ['Red', 'Blue'];

function field(type: FieldType, more: Partial<FormField> = {}): FormField {
  const hasOptions = FIELD_KINDS[type].properties.includes('options');
  return { ...newField(type, `${type}-1`, type), options: hasOptions ? OPTIONS : [], ...more };
}

const required = (type: FieldType, more: Partial<FormField> = {}) => field(type, { isRequired: true, ...more });

describe('the kinds of fields', () => {
  it('are those of the specification, each with what its owner may set (FORM-02)', () => {
    expect(FIELD_TYPES).toHaveLength(19);
    expect(FIELD_KINDS.phone.properties).toEqual(['description', 'required', 'showCountryCode']);
    expect(FIELD_KINDS.section.properties).toEqual(['description', 'underline']);
    expect(FIELD_KINDS.hidden.properties).toEqual(['key', 'value']);
    expect(FIELD_KINDS.address.parts).toEqual(['Line1', 'Line2', 'City', 'State', 'Zip', 'Country']);
  });
});

describe('what a field may hold', () => {
  it.each<[FormField, Answers[string] | undefined, string | null]>([
    [required('text'), undefined, 'fieldRequired'],
    [required('text'), ' \n', 'fieldRequired'],
    [required('text'), 'x', null],
    [required('checkbox'), [], 'fieldRequired'],
    [required('checkbox'), ['Red'], null],
    [required('name'), ['', ''], 'fieldRequired'],
    [required('name'), ['Ada', ''], null],
    [required('address'), ['', '', 'Halde', '', '', ''], null],
    [required('likert'), {}, null],
    [required('hidden'), '', null],
    [field('text'), '', null],
    [field('textarea', { maxLength: 3 }), 'abc', null],
    [field('textarea', { maxLength: 3 }), 'abcd', 'characterLimit'],
    [field('textarea', { maxLength: 3 }), '', null],
    [field('textarea'), 'x'.repeat(10_001), 'characterLimit'],
    [field('email'), '', null],
    [field('email'), 'a@b', null],
    [field('email'), 'ada@', 'emailNotValid'],
    [field('email'), 'a@b.co\r\nBcc: x@y.z', 'emailNotValid'],
    [field('number'), '-1,5', null],
    [field('number'), '1e5', 'numberNotValid'],
    [field('currency'), '1,234.50', null],
    [field('currency'), '$5', 'numberNotValid'],
    [field('website'), 'javascript:alert(1)', null],
    [field('radio'), 'Green', 'optionNotOffered'],
    [field('select'), 'Red', null],
    [field('checkbox'), ['Red', 'Green'], 'optionNotOffered'],
    [field('likert'), { Red: '2', Blue: '' }, null],
    [field('likert'), { Red: '3' }, 'optionNotOffered'],
    [field('likert'), { Green: '1' }, 'optionNotOffered'],
    [field('date'), ['2', '29', '2024'], null],
    [field('date'), ['2', '29', '2026'], 'dateNotValid'],
    [field('date'), ['2', '', ''], 'dateNotValid'],
    [field('time'), ['9', '30', '', 'AM'], null],
    [field('time'), ['13', '', '', 'PM'], 'timeNotValid'],
    [field('time'), ['23', '59', '59', ''], null],
    [field('phone'), ['', '030', '555', '12 34'], null],
    [field('phone'), ['', 'call me', '', ''], 'phoneNotValid'],
  ])('%# (FORM-06, FORM-08, FORM-09)', (one, value, code) => {
    expect(fieldFault(one, value)).toBe(code);
  });

  it('is judged in the order of the form, sections left out (FORM-02)', () => {
    const fields = [required('section'), required('text'), required('email')];
    expect(formAnswerProblems(fields, {})).toEqual([
      { code: 'fieldRequired', field: 'text-1' },
      { code: 'fieldRequired', field: 'email-1' },
    ]);
  });

  it('is counted as length / max, and flagged when it is over (FORM-08)', () => {
    const counted = field('textarea', { maxLength: 5 });
    expect(characterCounter(counted, 'Hallo')).toEqual({ text: '5 / 5', isOver: false });
    expect(characterCounter(counted, 'Hallo!')).toEqual({ text: '6 / 5', isOver: true });
    expect(characterCounter(field('textarea'), 'Hallo')).toBeNull();
  });

  it('costs hostile text no more than honest text (SC-45)', () => {
    const evil = ['1'.repeat(65_536), `${'('.repeat(65_536)}`, `a@${'a.'.repeat(32_768)}`, `1${','.repeat(65_536)}x`];
    const started = process.cpuUsage();
    for (const text of evil) {
      for (const type of ['number', 'currency', 'email', 'phone', 'date'] as const)
        fieldFault(field(type), type === 'phone' || type === 'date' ? [text, text, text] : text);
    }
    // The processor's time, not the clock's: the machine may do other things too.
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(200);
  });
});

describe('answers as they are sent', () => {
  const fields = [field('phone'), field('text'), field('likert')];

  it('keep exactly what was typed, but for what no text may hold (FRM-4)', () => {
    const sent = { 'text-1': ' <b>\0\ud800é\r\n', unknown: 'x', 'phone-1': ['030', '5', '1'] };
    const parsed = parseAnswers(fields, sent);
    expect(parsed.ok && parsed.value).toEqual({ 'text-1': ' <b>\uFFFDé\n', 'phone-1': ['', '030', '5', '1'] });
  });

  it.each([
    ['[]'],
    ['"x"'],
    ['{'],
    [JSON.stringify({ 'text-1': ['a'] })],
    [JSON.stringify({ 'phone-1': 'a' })],
    [JSON.stringify({ 'phone-1': ['1', '2', '3', '4', '5'] })],
    [JSON.stringify({ 'likert-1': { Red: 2 } })],
  ])('%s can’t be read (FORM-13)', (text) => {
    expect(parseAnswersText(fields, text)).toMatchObject({ ok: false, problem: { code: 'formUnreadable' } });
  });

  it('reach no prototype (SC-46)', () => {
    const parsed = parseAnswersText(fields, '{"__proto__":{"text-1":"x"},"likert-1":{"__proto__":"2"}}');
    expect(parsed.ok && Object.keys(parsed.value)).toEqual(['likert-1']);
    expect(({} as Record<string, unknown>)['text-1']).toBeUndefined();
  });

  it('are the same when a plain form posts them', () => {
    const all = [field('name'), field('checkbox'), field('radio'), field('likert'), field('hidden', { value: 'utm' })];
    const posted = new Map([
      ['f-name-1.First', 'Ada'],
      ['f-checkbox-1.1', 'Blue'],
      ['f-radio-1', 'Red'],
      ['f-likert-1.0', '-2'],
    ]);
    expect(readAnswers(all, (name) => posted.get(name) ?? '')).toEqual({
      'name-1': ['Ada', ''],
      'checkbox-1': ['Blue'],
      'radio-1': 'Red',
      'likert-1': { Red: '-2', Blue: '' },
      'hidden-1': 'utm',
    });
  });
});

describe('answers as they are read', () => {
  const texts = (fields: readonly FormField[], answers: Answers) => keptAnswers(fields, answers).map(answerText);

  it('are words by type; an empty one is N/A (FORM-15, FORM-16)', () => {
    const answers: Answers = {
      'name-1': ['Ada', 'Lovelace'],
      'phone-1': ['49', '030', '555', '1234'],
      'address-1': ['Yard 3', '', 'Halde', '', '45900', 'Germany'],
      'date-1': ['11', '21', '2026'],
      'time-1': ['9', '5', '', 'AM'],
      'checkbox-1': ['Red', 'Blue'],
      'likert-1': { Red: '-2', Blue: '' },
      'password-1': 'secret',
    };
    const types = ['name', 'phone', 'address', 'date', 'time', 'checkbox', 'likert', 'password', 'text'] as const;
    expect(
      texts(
        types.map((type) => field(type)),
        answers,
      ),
    ).toEqual([
      'Ada Lovelace',
      '+49 030-555-1234',
      'Yard 3\nHalde, 45900\nGermany',
      '11/21/2026',
      '09:05:00 AM',
      'Red, Blue',
      'Red: Strongly Disagree\nBlue: N/A',
      '••••••••',
      'N/A',
    ]);
    expect(Object.values(formTexts.likert)).toEqual(
      expect.arrayContaining(['Strongly Disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly Agree']),
    );
  });

  it('to password fields are kept as a mask, and not at all where nothing was typed (FORM-02)', () => {
    const fields = [field('password'), field('text')];
    const keptOf = (typed: string) => keptAnswers(fields, { 'password-1': typed, 'text-1': 'x' })[0];
    expect(keptOf('hunter2')).toMatchObject({ type: 'password', value: '••••••••' });
    expect(keptOf('another')).toEqual(keptOf('hunter2'));
    expect(keptOf('')).toMatchObject({ value: '' });
    expect(withoutPasswords(fields, { 'password-1': 'hunter2', 'text-1': 'x' })).toEqual({ 'text-1': 'x' });
  });

  it('come in the order they were asked in, whatever order their parts were kept in (FORM-15, FORM-16)', () => {
    const answers: Answers = {
      'name-1': ['Ada', 'Lovelace'],
      'address-1': ['Yard 3', 'left', 'Halde', 'HE', '45900', 'Germany'],
      'likert-1': { 'The paper was good': '2', Quick: '-1' },
    };
    const options = ['The paper was good', 'Never asked', 'Quick'];
    const fields = [field('name'), field('address'), field('likert', { options })];
    // As the database keeps names: the shorter ones first.
    const shorterFirst = (values: object) =>
      Object.fromEntries(Object.entries(values).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)));
    const read = keptAnswers(fields, answers).map((kept) => ({ ...kept, values: shorterFirst(kept.values ?? {}) }));
    expect(Object.keys(read[0]?.values ?? {})).toEqual(['Last', 'First']);
    expect(read.map(answerText)).toEqual([
      'Ada Lovelace',
      'Yard 3\nleft\nHalde, HE, 45900\nGermany',
      'The paper was good: Strongly Agree\nNever asked: N/A\nQuick: Disagree',
    ]);
  });

  it('name their sender', () => {
    const fields = [field('name'), field('email')];
    const kept = keptAnswers(fields, { 'name-1': ['Ada', 'L'], 'email-1': ' a@b.co ' });
    expect(senderOf(kept)).toEqual({ email: 'a@b.co', name: 'Ada L' });
    expect(senderOf([])).toEqual({ email: '', name: '' });
  });
});

describe('the flow (FORM-03)', () => {
  it('leads from every state to known ones, and every waiting step can be given up', () => {
    for (const moves of Object.values(FORM_FLOW)) {
      for (const next of Object.values(moves)) expect(FORM_FLOW).toHaveProperty(next);
    }
    for (const state of Object.keys(FORM_WAITS) as (keyof typeof FORM_WAITS)[]) {
      expect(FORM_FLOW[state].elapsed).toBe('lost');
    }
    expect(FORM_FLOW.saving.submit).toBeUndefined();
    expect(FORM_FLOW.done).toEqual({});
  });

  it('ends by status with its sentence (FORM-14)', () => {
    const sentence = (status: number) => {
      const code = saveRefusal(status);
      return code === null ? null : formSentence({ code });
    };
    expect([401, 404, 429, 500, 0, 400, 403].map((problem) => sentence(problem))).toEqual([
      'Unable to submit form. Please try again later.',
      'This form has not been configured yet.',
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
      'Unable to send form. Please try again later.',
      'Unknown error, please try again later.',
      null,
      null,
    ]);
  });

  it('has its words in German too, none left out', () => {
    const codes = Object.keys(formWording) as (keyof typeof formWording)[];
    expect(codes.filter((code) => formSentence({ code }, 'de') === formSentence({ code }))).toEqual([]);
    expect(Object.keys(form.de?.parts ?? {}).sort()).toEqual(Object.keys(formTexts.parts).sort());
    expect(formSentence({ code: 'fieldRequired' }, 'de-AT')).toBe('Pflichtfeld');
    expect(formSentence({ code: 'fieldRequired' }, 'den')).toBe('Required');
    for (const wording of [formDraftWording, listWording]) expect(Object.values(wording)).not.toContain('');
  });
});

describe('where a submission goes', () => {
  const facts = { isHoneypotFilled: false, wantsCaptcha: false, isCaptchaSolved: false, answers: [] };
  const links = keptAnswers([field('textarea')], { 'textarea-1': 'https://x.y '.repeat(7) });

  it.each([
    [facts, 'inbox', []],
    [{ ...facts, isHoneypotFilled: true }, 'spam', ['honeypot']],
    [{ ...facts, wantsCaptcha: true }, 'spam', ['unconfirmed']],
    [{ ...facts, wantsCaptcha: true, isCaptchaSolved: true }, 'inbox', []],
    [{ ...facts, answers: links }, 'spam', ['links']],
  ] as const)('%#', (given, folder, reasons) => {
    expect(decideFolder(given)).toEqual({ folder, reasons });
  });

  it('is the inbox once its sender confirmed it, unless more spoke against it', () => {
    expect(folderOnceConfirmed(['unconfirmed'])).toBe('inbox');
    expect(folderOnceConfirmed(['links', 'unconfirmed'])).toBe('spam');
  });
});

describe('joining a list', () => {
  const now = 1_800_000_000_000;

  it('takes a confirmation with double opt-in, and for whoever left before', () => {
    expect(decideJoin(null, true, now)).toEqual({ state: 'pending', mail: 'confirm', asks: 1, askedSince: now });
    expect(decideJoin(null, false, now)).toMatchObject({ state: 'subscribed', mail: 'welcome' });
    const left = { state: 'unsubscribed', asks: 0, askedSince: now } as const;
    expect(decideJoin(left, false, now)).toMatchObject({ state: 'unsubscribed', mail: 'confirm' });
    expect(decideJoin({ ...left, state: 'subscribed' }, true, now)).toMatchObject({ mail: 'none' });
  });

  it('writes three mails a day at most (SC-44)', () => {
    const asked = { state: 'pending', asks: OPT_IN.mailsPerDay, askedSince: now } as const;
    expect(decideJoin(asked, true, now + 1)).toMatchObject({ mail: 'none', asks: 3 });
    expect(decideJoin(asked, true, now + 86_400_000)).toMatchObject({ mail: 'confirm', asks: 1 });
  });

  it('by the owner’s hand never happens against somebody’s will', () => {
    expect(decideAdding('unsubscribed')).toMatchObject({ problem: { code: 'subscriberRefused' } });
    expect(decideAdding('pending')).toMatchObject({ ok: true });
  });
});

describe('a form as its owner writes it', () => {
  const draft = { name: 'Contact', kind: 'form' as const, fields: [field('text')], settings: DEFAULT_FORM_SETTINGS };
  const codes = (more: Partial<Omit<typeof draft, 'kind'>> & { kind?: 'form' | 'newsletter' }) =>
    formDraftProblems({ ...draft, ...more }).map(({ code, field: at }) => `${code} ${at}`);

  it.each([
    [{}, []],
    [{ name: ' ' }, ['formNameMissing name']],
    [{ fields: [field('text'), field('text')] }, ['fieldIdTaken fields.1']],
    [{ fields: [field('text', { title: '' })] }, ['fieldTitleMissing fields.0']],
    [{ fields: [field('select', { options: ['A', 'A'] })] }, ['fieldOptionsMissing fields.0']],
    [{ fields: [field('hidden')] }, ['fieldKeyMissing fields.0']],
    [{ fields: [field('text', { id: '"><svg onload=' })] }, ['fieldIdTaken fields.0']],
    [{ kind: 'newsletter' as const }, ['newsletterListMissing mailingListId', 'newsletterEmailMissing fields']],
  ])('%#', (more, expected) => {
    expect(codes(more)).toEqual(expected);
  });

  it('leads where a browser shows pages, and nowhere else (SC-29)', () => {
    for (const target of ['/thanks', '/thanks?a=1#b', 'https://example.org/x', 'http://example.org'])
      expect([target, isOwnersTarget(target)]).toEqual([target, true]);
    const evil = [
      '//evil',
      '/\\evil',
      'https:evil',
      'javascript:alert(1)',
      '/%2f%2fevil',
      '/%09/evil',
      'https://S@evil',
      '',
    ];
    for (const target of evil) expect([target, isOwnersTarget(target)]).toEqual([target, false]);
    expect(isSitePath('https://example.org')).toBe(false);
  });
});

it.each([
  ['form', false, 'FORM_BLOCK_SUBMISSION'],
  ['newsletter', false, 'NEWSLETTER_BLOCK_SUBMISSION'],
  ['form', true, 'PROMO_POPUP_SUBMISSION'],
  ['newsletter', true, 'PROMO_POPUP_SUBMISSION'],
] as const)('the captcha of a %s (in the popup: %s) is solved for %s (CAPT-02)', (kind, isPopup, action) => {
  expect(formCaptchaAction({ kind }, isPopup)).toBe(action);
});

describe('what a page knows of a form', () => {
  it('is what it shows, and nothing about where answers go (FORM-01)', () => {
    const settings = {
      ...DEFAULT_FORM_SETTINGS,
      notifyEmails: ['owner@example.com'],
      disclaimer: '<p>We keep it.</p>',
    };
    const known = publicForm({ id: 'f', name: 'Contact', kind: 'form', fields: [field('text')], settings });
    expect(known).toMatchObject({
      ...{ id: 'f', name: 'Contact', submissionHTML: '', successRedirect: '', captchaEnabled: false },
      ...{ parsedSubmissionMessage: '<p>Thank you!</p>', parsedDisclaimerMessage: '<p>We keep it.</p>' },
      ...{ captchaTheme: 'light', captchaAlignment: 'left' },
    });
    expect(JSON.stringify(known)).not.toContain('owner@example.com');
  });
});

describe('other forms', () => {
  const product: ProductForm = {
    ...{ id: 'p', name: '' },
    fields: [
      { id: 'constructor', type: 'text', title: 'Engraving', description: '', isRequired: true, options: [] },
      { id: 'b', type: 'select', title: 'Box', description: '', isRequired: false, options: ['Red', 'Blue'] },
      { id: 'c', type: 'checkbox', title: 'A gift', description: '', isRequired: true, options: [] },
    ],
  };

  it('keep a product’s answers by the titles of its questions, and find them again (CART-02)', () => {
    const answers = { constructor: 'Ada', b: '', c: ['A gift'] };
    const kept = { Engraving: 'Ada', 'A gift': 'A gift' };
    expect(productFormTexts(product, answers)).toEqual(kept);
    expect(productFormAnswers(product, kept)).toEqual(answers);
    expect(shownAnswers(JSON.stringify(kept), product)).toEqual([
      { label: 'Engraving', text: 'Ada' },
      { label: 'A gift', text: '✓' },
    ]);
    expect([shownAnswers(null), shownAnswers('[]'), shownAnswers('no JSON')]).toEqual([[], [], []]);
  });

  it.each([
    [{}, { constructor: 'Required', c: 'Required' }],
    [
      { Engraving: 7, 'A gift': 'yes' },
      { constructor: 'Required', c: 'Please choose one of the options.' },
    ],
    [{ Engraving: 'x'.repeat(2001), 'A gift': 'A gift' }, { constructor: 'You have exceeded the character limit.' }],
    [{ Engraving: 'A', Box: 'Green', 'A gift': 'A gift' }, { b: 'Please choose one of the options.' }],
    [{ Engraving: 'A', Box: 'Red', 'A gift': 'A gift', Other: 'kept' }, {}],
  ])('judge a product’s answers by the rules of all forms: %# (FORM-06, FORM-08)', (kept, errors) => {
    const decided = decideProductAnswers(product, kept);
    expect(decided.ok ? {} : productAnswerErrors(decided.problem, 'en')).toEqual(errors);
  });

  it('of products and checkout are fields of the same model (FORM-02)', () => {
    const [engraving, gift] = productFormFields({
      ...{ id: 'p', name: '' },
      fields: [
        { id: 'a', type: 'text', title: 'Engraving', description: 'Up to ten', isRequired: true, options: [] },
        { id: 'b', type: 'checkbox', title: 'A gift', description: '', isRequired: false, options: [] },
      ],
    });
    expect(engraving).toMatchObject({ id: 'a', type: 'text', isRequired: true, description: 'Up to ten' });
    expect(gift?.options).toEqual(['A gift']);
  });
});

import type { Answer } from '@quoin/contract/client';
import type { AdditionalFieldsRequest } from '@quoin/contract/endpoints/site';
import { type Answers, productFormFields, questionView } from '@quoin/domain/forms';
import { questionsHtml } from '@quoin/rendering/blocks';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { answered, refused, wireEntry } from '../../testing/carts.ts';
import { RING } from '../../testing/products.ts';
import { tidy } from '../../testing/tidyMarkup.ts';
import { changeAnswers } from './editAnswers.tsx';
import { QuestionField } from './QuestionField.tsx';
import { QuestionsDialog } from './QuestionsDialog.tsx';
import { sendAnswers } from './sendAnswers.ts';

const form = RING.form!;
const INVALID = 'One or more fields is invalid, please check your entries.';

describe('the modal prints what the server’s page prints', () => {
  const cases: readonly (readonly [string, Answers, Record<string, string>])[] = [
    ['of fresh questions', {}, {}],
    ['of what was typed', { e: 'Ada & "Bo"', n: 'Two\nlines', b: 'Blue & white', g: ['A gift'] }, {}],
    ['of what was refused', { n: 'x'.repeat(2001) }, { e: 'Required', b: 'Required', g: 'Required' }],
  ];

  it.each(cases)('%s (FORM-02, FORM-08, FORM-11)', (_, answers, errors) => {
    const fields = productFormFields(form);
    const how = { answers, errors, language: 'en' };
    const page = { ...how, fields, message: '', action: '/cart/add', hidden: {}, submitText: 'Add' };
    const served = /<div class="field-list">(.*)<\/div><div class="form-button-wrapper">/s.exec(
      questionsHtml(page),
    )?.[1];
    const drawn = fields.map((field) => (
      <QuestionField key={field.id} view={questionView(field, how)} onAnswer={() => {}} />
    ));
    expect(tidy(renderToStaticMarkup(<div>{drawn}</div>))).toBe(tidy(`<div>${served}</div>`));
    expect(served).toContain('questions-b');
  });
});

describe('what was answered', () => {
  const send = () => vi.fn(async (_: string) => null);

  it.each([
    ['nothing', {}, { e: 'Required', b: 'Required' }],
    ['blanks', { e: '  ', b: 'Red' }, { e: 'Required' }],
    ['too much', { e: 'x'.repeat(2001), b: 'Red' }, { e: 'You have exceeded the character limit.' }],
    ['what is not offered', { e: 'A', b: 'Green' }, { b: 'Please choose one of the options.' }],
  ])('%s is not sent; each field says why (FORM-06, FORM-08, FORM-10)', async (_, answers, errors) => {
    const sent = send();
    expect(await sendAnswers(form, answers, { language: 'en', send: sent })).toEqual({ message: INVALID, errors });
    expect(sent).not.toHaveBeenCalled();
  });

  it('is sent as JSON by the titles of the questions, without what was left empty (CART-02)', async () => {
    const sent = send();
    const answers = { e: 'Ada', n: ' ', b: 'Red', g: ['A gift'] };
    expect(await sendAnswers(form, answers, { language: 'en', send: sent })).toBeNull();
    expect(sent).toHaveBeenCalledExactlyOnceWith('{"Engraving":"Ada","Box":"Red","A gift":"A gift"}');
  });

  it('is said in German on a German page', async () => {
    const refusal = await sendAnswers(form, { b: 'Red' }, { language: 'de-DE', send: send() });
    expect(refusal).toEqual({
      message: 'Mindestens eine Angabe fehlt oder stimmt nicht. Bitte prüfen Sie Ihre Eingaben.',
      errors: { e: 'Pflichtfeld' },
    });
  });
});

describe('changing the answers of a line (CART-04)', () => {
  const entry = wireEntry({ itemId: 'item-2', chosenVariant: { ...wireEntry().chosenVariant, sku: 'RING' } });

  async function change(answer: Answer<object>) {
    const sent: AdditionalFieldsRequest[] = [];
    const onClosed = vi.fn();
    const onAnswers = async (request: AdditionalFieldsRequest) => {
      sent.push(request);
      return answer;
    };
    const refusal = await changeAnswers({ entry, onAnswers, onClosed }, '{"Engraving":"Bo"}');
    return { sent, refusal, isClosed: onClosed.mock.calls.length === 1 };
  }

  it('sends item, SKU and answers, and closes', async () => {
    const { sent, refusal, isClosed } = await change(answered({}));
    expect(sent).toEqual([{ itemId: 'item-2', sku: 'RING', additionalFields: '{"Engraving":"Bo"}' }]);
    expect([refusal, isClosed]).toEqual([null, true]);
  });

  it('stays open with each sentence on its field, or with the one there is (FORM-14)', async () => {
    const fields = { e: 'Required' };
    const ofFields = await change(refused(INVALID, { status: 400, fields }));
    expect([ofFields.refusal, ofFields.isClosed]).toEqual([{ message: INVALID, errors: fields }, false]);
    const gone = await change(refused('That item is no longer in your cart.', { status: 404 }));
    expect(gone.refusal).toEqual({ message: 'That item is no longer in your cart.', errors: {} });
  });
});

it('the modal is named by the product, and says what its buttons do (MODAL-01)', () => {
  const words = { submit: 'Add To Cart', sending: 'Adding…' };
  const typed = { answers: {} };
  const html = renderToStaticMarkup(
    <QuestionsDialog
      form={form}
      title="Ring"
      typed={typed}
      words={words}
      send={async () => null}
      onClosed={() => {}}
    />,
  );
  expect(html).toMatch(/<dialog[^>]*aria-labelledby="([^"]+)"><h2 id="\1"[^>]*>Ring<\/h2>/);
  expect(html).toMatch(/type="submit">Add To Cart<\/button>.*>Cancel<\/button><\/dialog>$/);
});

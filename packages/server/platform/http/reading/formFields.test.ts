import { parseQueryString } from '@quoin/domain/site';
import { expect, it } from 'vitest';
import { ProblemReply } from '../replies/reply.ts';
import { formFields, textParameter } from './formFields.ts';

const posted = (text: string) => formFields({ body: parseQueryString(text), bodyType: 'form' });

it('a field is one text, empty when it is not there', () => {
  const fields = posted('a=1&option-Size=M&option-=x');
  expect([fields.text('a'), fields.text('b'), fields.starting('option-')]).toEqual(['1', '', { Size: 'M' }]);
  expect(formFields({ body: { a: '1' }, bodyType: 'json' }).text('a')).toBe('');
});

it.each(['quantity=1&quantity=-5', 'quantity[]=1', 'quantity[$gt]=0', 'quantity[0]=1'])(
  '%s is refused with 400 where one text is wanted, and nobody minds it elsewhere (SC-47)',
  (text) => {
    const fields = posted(`${text}&note=x`);
    expect(fields.text('note')).toBe('x');
    const refusal = expect.objectContaining({ status: 400, problem: { code: 'requestInvalid', field: 'quantity' } });
    expect(() => fields.text('quantity')).toThrow(refusal);
    expect(() => fields.text('quantity')).toThrow(ProblemReply);
    expect(() => fields.starting('quant')).toThrow(refusal);
  },
);

it.each(['itemId[]=a', 'itemId=a&itemId=b', 'itemId[x]=a'])(
  '?%s is refused with 400 where a call asks for one text (SC-47)',
  (text) => {
    const query = parseQueryString(text);
    const refusal = expect.objectContaining({ status: 400, problem: { code: 'requestInvalid', field: 'itemId' } });
    expect(() => textParameter(query, 'itemId')).toThrow(refusal);
    expect([textParameter(query, 'other'), textParameter(parseQueryString('itemId=a'), 'itemId')]).toEqual(['', 'a']);
  },
);

it.each(['__proto__', 'constructor', 'toString'])('%s is no field (SC-46)', (name) => {
  expect(posted('a=1').text(name)).toBe('');
});

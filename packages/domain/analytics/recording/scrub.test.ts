import { describe, expect, it } from 'vitest';
import { INPUT_MASK, scrubEvent, secretsOf } from './scrub.ts';

describe('what a recording must not hold (REC-04, SC-67)', () => {
  it('values of fields, with the element, as a change, and as they are typed (REC-04)', () => {
    const snapshot = {
      type: 2,
      data: {
        node: {
          childNodes: [
            { tagName: 'input', attributes: { type: 'hidden', name: 'crumb', value: 'abcdef' } },
            { tagName: 'input', attributes: { type: 'submit', value: 'Pay' } },
            { tagName: 'textarea', attributes: { value: 'x' } },
            { tagName: 'option', attributes: { value: 'NY', selected: true } },
          ],
        },
      },
    };
    expect(scrubEvent(snapshot, [])).toEqual({
      type: 2,
      data: {
        node: {
          childNodes: [
            { tagName: 'input', attributes: { type: 'hidden', name: 'crumb', value: INPUT_MASK } },
            { tagName: 'input', attributes: { type: 'submit', value: 'Pay' } },
            { tagName: 'textarea', attributes: { value: INPUT_MASK } },
            { tagName: 'option', attributes: { value: INPUT_MASK, selected: true } },
          ],
        },
      },
    });
    const typed = { type: 3, data: { source: 5, id: 4, text: 'hunter2', isChecked: false } };
    expect(scrubEvent(typed, [])).toMatchObject({ data: { source: 5, text: INPUT_MASK } });
    const changed = {
      type: 3,
      data: { source: 0, texts: [], attributes: [{ id: 4, attributes: { value: 'hunter2' } }] },
    };
    expect(JSON.stringify(scrubEvent(changed, []))).not.toContain('hunter2');
    expect(scrubEvent({ type: 3, data: { source: 5, id: 4, text: '', isChecked: true } }, [])).toMatchObject({
      data: { text: '', isChecked: true },
    });
  });

  it('typed values that the page repeats, in whatever case and attribute (REC-04)', () => {
    const secrets = secretsOf(['Ada Lovelace', ' ada@example.com ', 'NY', 'Ada Lovelace']);
    expect(secrets).toEqual(['ada@example.com', 'Ada Lovelace']);
    const echoed = {
      type: 3,
      data: { source: 0, attributes: [], texts: [{ id: 1, value: 'Ship to ADA LOVELACE (ada@example.com)' }] },
      title: 'Change Ada Lovelace',
    };
    const left = JSON.stringify(scrubEvent(echoed, secrets));
    expect(left.toLowerCase()).not.toMatch(/lovelace|ada@/);
    expect(left).toContain('Ship to');
  });

  it('does not take apart the recorder’s own words', () => {
    const node = { type: 2, tagName: 'button', attributes: { type: 'button' }, textContent: 'A button' };
    expect(scrubEvent(node, ['button'])).toEqual({ ...node, textContent: `A ${INPUT_MASK}` });
  });

  it('the keys in addresses, in every language of the site (REC-04)', () => {
    const address = 'https://shop.example/de/checkout/order/abcdef?key=1';
    const left = { type: 4, data: { href: 'https://shop.example/de/checkout/order/…' } };
    expect(scrubEvent({ type: 4, data: { href: address } }, [])).toEqual(left);
  });
});

import { readPageDocument } from '@quoin/domain/blocks';
import { describe, expect, it } from 'vitest';
import { requestKey } from '../../page/requests.ts';
import { renderTest, testCollection, testFrame, testPage } from '../../page/testing/page.ts';

const events = testCollection({ id: 'e1', type: 1, typeName: 'events', title: 'Evenings', urlId: 'events' });
const page = testCollection({ mainContent: '' });

function calendar(answer: object | null, more: object = {}, collection = 'e1'): string {
  const block = { id: 'b1', type: 'calendar', value: { collection }, place: {} };
  const content = testPage({
    collection: page,
    frame: testFrame([page, events]),
    document: { content: readPageDocument({ sections: [{ id: 's', blocks: [block] }] }), images: new Map() },
    ...more,
  });
  const month = (more as { month?: object }).month ?? null;
  const key = requestKey({ kind: 'events', collectionId: 'e1', month } as never);
  return renderTest({}, content, { answers: new Map([[key, answer]]) }).mainContent;
}

const at = (startsAt: number, endsAt: number, more: object = {}) => ({
  ...{ startsAt, endsAt, timeZone: '', isAllDay: false, title: 'Ink & <wine>', url: '/events/ink' },
  ...more,
});
const november = { month: { year: 2026, month: 11 }, today: '2026-11-21' };

describe('a calendar block', () => {
  it('is a table of a month with its events at their days, in the site’s zone', () => {
    // 23:30 UTC is the next day in Berlin.
    const html = calendar({ ...november, events: [at(Date.UTC(2026, 10, 20, 23, 30), Date.UTC(2026, 10, 21, 1))] });
    expect(html).toContain('November 2026');
    expect(html).toContain('abbr="Sunday"');
    expect(html).toMatch(/datetime="2026-11-21">.{0,200}href="\/events\/ink">.*Ink &amp; &lt;wine&gt;/);
    expect(html).toContain(
      'month__day--events month__day--today" aria-current="date"><time class="month__number" datetime="2026-11-21"',
    );
    expect(html.match(/month__event"/g)).toHaveLength(1);
  });

  it('shows what lasts for days on each of them', () => {
    const html = calendar({ ...november, events: [at(Date.UTC(2026, 10, 2, 9), Date.UTC(2026, 10, 4, 9))] });
    expect(html.match(/month__event"/g)).toHaveLength(3);
  });

  it('goes to other months by links', () => {
    const html = calendar(
      { month: { year: 2026, month: 12 }, today: '', events: [] },
      { month: { year: 2026, month: 12 } },
    );
    expect(html).toContain(
      'href="/about?month=11-2026#block-b1" rel="nofollow" aria-label="Previous month: November 2026"',
    );
    expect(html).toContain('href="/about?month=1-2027#block-b1"');
    expect(html).toContain('Nothing happens this month.');
  });

  it('of a collection that is gone is left out', () => {
    expect(calendar(null, {}, 'gone')).not.toContain('sqs-block');
  });
});
